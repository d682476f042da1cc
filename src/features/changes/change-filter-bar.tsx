import { useCallback, useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { useCreatedText } from '@/shared/execution/use-created-text';
import { useChangeName } from '@/shared/instance-change/use-change-name';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { InstanceFilter } from '@/shared/pickers/instance-filter';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';
import { FilterToggle } from '@/ui/filter/filter-toggle';
import type { Option } from '@/ui/pick/option';
import { CHANGE_PERIODS, DEFAULT_PERIOD, type ChosenPeriod } from './change-period';
import { fieldKey } from '@/domain/versions/changes-by-field';
import { SYSTEM, type ChangeList } from './use-change-list';

interface ChangeFilterBarProps {
  grid: Grid;
  period: ChosenPeriod;
  /** Undefined while loading. */
  list: ChangeList | undefined;
  /** Shown at the right end of the bar. */
  note: ReactNode;
}

/** The filter chips: period, person, integration, field, company, and changes followed by an error. */
export function ChangeFilterBar({ grid, period, list, note }: ChangeFilterBarProps) {
  const { t } = useTranslation(['changes', 'executions']);
  const { superAdmin } = usePermissions();
  const periodText = usePeriodText();
  const people = usePeople(list);
  const fieldName = useFieldName();
  const fields = useFields(list);
  const { filters, setFilter } = grid;
  const { integration, person, field, company, followed } = filters;
  const periods = CHANGE_PERIODS.map((name) => ({ value: name, label: periodText({ ...period, preset: name }) }));
  return (
    <FilterBar onClear={Object.keys(filters).length > 0 ? grid.clearFilters : undefined} count={note}>
      <FilterSelect
        label={t('period')}
        source={{ options: periods }}
        value={[period.preset ?? 'fixed']}
        onChange={(values) =>
          setFilter(
            'period',
            values.filter((value) => value !== DEFAULT_PERIOD),
          )
        }
        labelOf={() => periodText(period)}
        required
      />
      <FilterSelect
        label={t('person')}
        source={{ options: people }}
        value={person ?? []}
        onChange={(values) => setFilter('person', values)}
        multiple
      />
      <InstanceFilter
        title={t('column.integration')}
        value={integration?.[0]}
        onChange={(code) => setFilter('integration', code === undefined ? [] : [code])}
      />
      <FilterSelect
        label={t('field')}
        source={{ options: fields }}
        value={field ?? []}
        onChange={(values) => setFilter('field', values)}
        labelOf={fieldName}
        multiple
      />
      {(superAdmin || company !== undefined) && (
        <CompanyFilter value={company ?? []} onChange={(codes) => setFilter('company', codes)} />
      )}
      <FilterToggle
        label={t('followed')}
        count={list?.followedCount}
        hint={t('followed.rule')}
        pressed={followed !== undefined}
        onChange={(pressed) => setFilter('followed', pressed ? ['error'] : [])}
      />
    </FilterBar>
  );
}

/** Returns a function that describes a period: "Last 7 days", "20/11/2026 00:00 to now". */
export function usePeriodText(): (period: ChosenPeriod) => string {
  const { t } = useTranslation(['changes', 'executions']);
  const spanText = useCreatedText();
  return ({ preset, span }) =>
    preset === null ? spanText(span) : preset === 'quarter' ? t('period.quarter') : t(`executions:filter.${preset}`);
}

/** The people who made changes in this period. */
function usePeople(list: ChangeList | undefined): Option[] {
  const { t } = useTranslation('instance-tabs');
  return useMemo(() => {
    const authors = new Set(list?.all.map((change) => list.authorOf(change)));
    return [...authors]
      .map((author) => ({ value: author ?? SYSTEM, label: author ?? t('history.system') }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  }, [list, t]);
}

/** Returns a function that takes the filter value of a field (`fieldKey`) and returns the label of the field. */
function useFieldName(): (key: string) => string {
  const nameOf = useChangeName();
  return useCallback(
    (key) => {
      const [property = '', ...path] = key.split('.');
      return nameOf({ property, path: path.length === 0 ? [] : [path.join('.')] }).join('');
    },
    [nameOf],
  );
}

/** The fields that were changed in this period. */
function useFields(list: ChangeList | undefined): Option[] {
  const nameOf = useFieldName();
  return useMemo(() => {
    const keys = new Set(list?.all.flatMap(({ changes }) => changes.map(fieldKey)));
    return [...keys]
      .map((value) => ({ value, label: nameOf(value) }))
      .toSorted((a, b) => a.label.localeCompare(b.label));
  }, [list, nameOf]);
}
