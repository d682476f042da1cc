import { useTranslation } from 'react-i18next';
import { useGridState } from '@/data/use-grid-state';
import { ExecutionGrid } from '@/shared/execution/execution-grid';
import { PageHead } from '@/ui/layout/page-head';
import { readTrackerFilters, TRACKER_FILTERS } from './tracker-filters';
import { TrackerFilterBar } from './tracker-filter-bar';

/** All executions that the person may see, by filters and page. */
export function TrackerPage() {
  const { t } = useTranslation();
  const grid = useGridState('executions', TRACKER_FILTERS);
  const isFiltered = Object.keys(grid.filters).length > 0;
  const title = t('nav.executionTracker');
  return (
    <>
      <PageHead title={title} />
      <ExecutionGrid
        name={title}
        filters={readTrackerFilters(grid.filters)}
        page={grid.page}
        onPageChange={grid.setPage}
        toolbar={<TrackerFilterBar grid={grid} isFiltered={isFiltered} />}
        onClearFilters={isFiltered ? grid.clearFilters : undefined}
      />
    </>
  );
}
