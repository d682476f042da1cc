import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { useSavedViews } from '@/data/views/saved-views';
import { ALL_VIEW, type ViewState } from '@/domain/views/view';
import { singleKey } from '@/shared/account/single-keys';
import { useJobName } from '@/i18n/use-job-name';
import type { KeptPart } from '@/shared/views/listed-view';
import { useKeptParts, type FilterWords } from '@/shared/views/use-kept-parts';
import { FOREIGN, ViewBar } from '@/shared/views/view-bar';
import { GROUPS } from '../instance-list-item';
import { useInstanceColumns } from '../use-instance-columns';
import type { InstanceList } from '../use-instance-list';

export interface InstanceViewsProps {
  grid: Grid;
  /** Undefined while unknown. */
  list: InstanceList | undefined;
}

const LIST = 'instances';

/**
 * The saved views of the integrations, each with its count. The count of all integrations is on the health chips in the
 * same row.
 */
export function InstanceViews({ grid, list }: InstanceViewsProps) {
  const { t } = useTranslation('views');
  const saved = useSavedViews(LIST);
  const kept = useInstanceParts(grid);
  if (list === undefined) return null;
  const lists = [...saved.map(({ id, state }) => [id, state.filters] as const), [FOREIGN, grid.filters] as const];
  const counts = lists.flatMap(([id, filters]) => {
    const count = list.countOf(filters);
    return count === null ? [] : [[id, { count, mayHaveMore: false }] as const];
  });
  return (
    <ViewBar
      list={LIST}
      grid={grid}
      builtIn={[{ ...ALL_VIEW, label: t('builtIn.allInstances') }]}
      saved={saved}
      counts={new Map(counts)}
      kept={kept}
      readKey={singleKey}
      isContinued
    />
  );
}

/** The filters, the order and the columns that a view stores, in words. */
function useInstanceParts(state: ViewState): KeptPart[] {
  const { t } = useTranslation(['job-instances', 'health']);
  const { superAdmin } = usePermissions();
  const jobName = useJobName();
  const shown = useInstanceColumns({
    withCompany: superAdmin,
    hasAllRuns: false,
    order: 'health',
    onOrderChange: nothing,
    chosen: state.columns,
  });
  const groupOf = (value: string): string => {
    const group = GROUPS.find((each) => each === value);
    return group === undefined ? value : t(`health:group.${group}`);
  };
  const same = (value: string): string => value;
  const lines: Record<string, FilterWords> = {
    label: [t('job-instances:search.label'), same],
    health: [t('job-instances:column.lastResult'), groupOf],
    company: [t('job-instances:column.company'), same],
    job: [t('job-instances:column.job'), jobName],
  };
  return useKeptParts(state, lines, shown);
}

const nothing = (): void => undefined;
