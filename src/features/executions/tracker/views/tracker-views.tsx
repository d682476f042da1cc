import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useExecutionCounts } from '@/data/queries/executions/execution-counts';
import { useSession } from '@/data/session/use-session';
import { useSavedViews } from '@/data/views/saved-views';
import { executionViews } from '@/domain/views/execution-views';
import { findShownView } from '@/domain/views/view';
import { singleKey } from '@/shared/account/single-keys';
import { FOREIGN, ViewBar } from '@/shared/views/view-bar';
import { readTrackerFilters } from '../tracker-filters';
import type { TrackerViewsProps } from './tracker-views-props';
import { useTrackerParts } from './use-tracker-parts';
import { useTrackerSheet } from './use-tracker-sheet';

const LIST = 'executions';

/** The views of the tracker, each with its current number of executions. */
export function TrackerViews({ grid, now }: TrackerViewsProps) {
  const { t } = useTranslation('views');
  const email = useSession()?.user.email ?? '';
  const builtIn = useMemo(
    () => executionViews(email).map((view) => ({ ...view, label: t(`builtIn.${view.id}`) })),
    [email, t],
  );
  const saved = useSavedViews(LIST);
  const filters = [...builtIn, ...saved].map(({ id, state }) => [id, readTrackerFilters(state.filters, now)] as const);
  const isFromLink = findShownView(grid, [...builtIn, ...saved]).foreignName !== null;
  const counts = useExecutionCounts({
    ...Object.fromEntries(filters),
    ...(isFromLink && { [FOREIGN]: readTrackerFilters(grid.filters, now) }),
  });
  const kept = useTrackerParts(grid);
  const tools = useTrackerSheet({ grid, now });
  if (counts === undefined) return null;
  return (
    <ViewBar
      list={LIST}
      grid={grid}
      builtIn={builtIn}
      saved={saved}
      counts={counts}
      kept={kept}
      tools={tools}
      readKey={singleKey}
    />
  );
}
