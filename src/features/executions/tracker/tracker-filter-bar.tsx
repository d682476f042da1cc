import { useTranslation } from 'react-i18next';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { EXECUTION_STATUSES } from '@/domain/execution-status';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { InstanceFilter } from '@/shared/pickers/instance-filter';
import { UserFilter } from '@/shared/pickers/user-filter';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';

interface TrackerFilterBarProps {
  grid: Grid;
  isFiltered: boolean;
}

/** The chips of the tracker: instance and status for everybody, creator for administrators, company for the super administrator. */
export function TrackerFilterBar({ grid, isFiltered }: TrackerFilterBarProps) {
  const { t } = useTranslation('executions');
  const { superAdmin, administrate } = usePermissions();
  const { filters, setFilter } = grid;
  const setOne = (name: string) => (value: string | undefined) => setFilter(name, value === undefined ? [] : [value]);
  const statuses = EXECUTION_STATUSES.map((status) => ({
    value: status,
    label: t(`status.${status}`, { ns: 'common' }),
  }));
  return (
    <FilterBar onClear={isFiltered ? grid.clearFilters : undefined}>
      <InstanceFilter value={filters['jobInstance']?.[0]} onChange={setOne('jobInstance')} />
      <FilterSelect
        label={t('filter.status')}
        source={{ options: statuses }}
        value={filters['status'] ?? []}
        onChange={(values) => setFilter('status', values)}
        multiple
      />
      {administrate && (
        <UserFilter label={t('filter.createdBy')} value={filters['createdBy']?.[0]} onChange={setOne('createdBy')} />
      )}
      {superAdmin && (
        <CompanyFilter value={filters['company'] ?? []} onChange={(codes) => setFilter('company', codes)} />
      )}
    </FilterBar>
  );
}
