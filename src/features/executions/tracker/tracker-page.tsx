import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGridState, type Grid } from '@/data/use-grid-state';
import { useServerQuarter } from '@/data/use-server-time';
import { ExecutionGrid } from '@/shared/execution/execution-grid';
import { PageHead } from '@/ui/layout/page-head';
import { readCreatedSpan, writeCreatedSpan } from '@/domain/runs/period/created-span';
import { CreatedFilter } from './period/created-filter';
import { LazyHistogram } from './histogram/lazy-histogram';
import { useExecutionCrumbs } from '../use-execution-crumbs';
import { EXECUTION_TYPES, readTrackerFilters, TRACKER_FILTERS } from './tracker-filters';
import { usePermissions } from '@/data/session/use-session';
import type { ExecutionRow } from '@/domain/execution';
import { EXECUTION_STATUSES } from '@/domain/execution-status';
import { CompanyFilter } from '@/shared/pickers/company-filter';
import { InstanceFilter } from '@/shared/pickers/instance-filter';
import { UserFilter } from '@/shared/pickers/user-filter';
import { afterRows } from '@/shared/views/after-rows';
import { statusAppearance } from '@/ui/feedback/status-badge';
import { FilterBar } from '@/ui/filter/filter-bar';
import { FilterSelect } from '@/ui/filter/filter-select';
import type { AddColumns } from '@/ui/table/column';

const Views = afterRows('views', async () => (await import('./views/tracker-views')).TrackerViews);
const Tools = afterRows('trackerTools', async () => (await import('./views/tracker-tools')).TrackerTools);

const statusNotes = async () => (await import('./status-notes')).statusNotes();

/** The tracker: a filtered, paged list of all executions that the user may see. */
export function TrackerPage() {
  const { t } = useTranslation();
  const grid = useGridState('executions', TRACKER_FILTERS);
  const isFiltered = Object.keys(grid.filters).length > 0;
  const now = useServerQuarter();
  const filters = readTrackerFilters(grid.filters, now);
  const title = t('nav.executionTracker');
  const [addColumns, setAddColumns] = useState<AddColumns<ExecutionRow> | null>(null);
  return (
    <>
      <PageHead title={title} crumbs={useExecutionCrumbs()} />
      <Views grid={grid} now={now} />
      <LazyHistogram
        filters={filters}
        created={readCreatedSpan(grid.filters['created']?.[0], now)}
        onCreatedChange={(created) => grid.setFilter('created', created === null ? [] : [writeCreatedSpan(created)])}
      />
      <ExecutionGrid
        name={title}
        filters={filters}
        page={grid.page}
        onPageChange={grid.setPage}
        chosen={grid.columns}
        renderTools={(rows) => <Tools grid={grid} now={now} rows={rows} onColumns={setAddColumns} />}
        addColumns={addColumns}
        toolbar={<TrackerFilterBar grid={grid} isFiltered={isFiltered} />}
        onClearFilters={isFiltered ? grid.clearFilters : undefined}
      />
    </>
  );
}

interface TrackerFilterBarProps {
  grid: Grid;
  isFiltered: boolean;
}

/**
 * The filter chips: instance, status, type and time for everyone, creator for administrators, company for the super
 * administrator. Everyone sees the chip of a filter that the URL contains, because a link may set any filter.
 */
function TrackerFilterBar({ grid, isFiltered }: TrackerFilterBarProps) {
  const { t } = useTranslation('executions');
  const { superAdmin, administrate } = usePermissions();
  const { filters, setFilter } = grid;
  const setOne = (name: string) => (value: string | undefined) => setFilter(name, value === undefined ? [] : [value]);
  const statuses = EXECUTION_STATUSES.map((status) => ({
    value: status,
    label: t(`status.${status}`, { ns: 'common' }),
    ...statusAppearance(status),
  }));
  // The number beside each status ignores the other filters, so it is shown only if no other filter is set.
  const hasOnlyStatusFilter = Object.keys(filters).every((name) => name === 'status');
  const types = EXECUTION_TYPES.map((type) => ({ value: type, label: t(`type.${type}`, { ns: 'common' }) }));
  return (
    <FilterBar onClear={isFiltered ? grid.clearFilters : undefined}>
      <InstanceFilter value={filters['jobInstance']?.[0]} onChange={setOne('jobInstance')} />
      <FilterSelect
        label={t('filter.status')}
        source={{ options: statuses, readNotes: hasOnlyStatusFilter ? statusNotes : undefined }}
        value={filters['status'] ?? []}
        onChange={(values) => setFilter('status', values)}
        multiple
      />
      <FilterSelect
        label={t('column.type')}
        source={{ options: types }}
        value={filters['type'] ?? []}
        onChange={(values) => setFilter('type', values)}
        multiple
      />
      <CreatedFilter value={filters['created']?.[0]} onChange={setOne('created')} />
      {(administrate || filters['createdBy'] !== undefined) && (
        <UserFilter label={t('filter.createdBy')} value={filters['createdBy']?.[0]} onChange={setOne('createdBy')} />
      )}
      {(superAdmin || filters['company'] !== undefined) && (
        <CompanyFilter value={filters['company'] ?? []} onChange={(codes) => setFilter('company', codes)} />
      )}
    </FilterBar>
  );
}
