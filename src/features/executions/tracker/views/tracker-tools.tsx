import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useIsBackfilled } from '@/data/queries/executions/use-executions';
import { usePermissions } from '@/data/session/use-session';
import type { Grid } from '@/data/use-grid-state';
import { useExecutionTexts } from '@/shared/execution/execution-texts';
import { executionColumns } from '@/shared/execution/use-execution-columns';
import { useJobName } from '@/i18n/use-job-name';
import { ColumnsButton } from '@/shared/views/columns-button';
import { CsvButton, type CsvFile } from '@/shared/views/csv-button';
import { chooseColumns } from '@/ui/table/choose-columns';
import { readTrackerFilters } from '../tracker-filters';
import { executionCsv, type CsvColumn } from './execution-csv';
import { RunSelection, type RunSelectionProps } from './run-selection';
import type { TrackerViewsProps } from './tracker-views-props';

/** The tools of the tracker: columns, CSV file, and selection of runs. Hidden if there are no runs at all. */
export function TrackerTools({ grid, now, rows, onColumns }: TrackerViewsProps & RunSelectionProps) {
  const columns = useTrackerColumns();
  const read = useTrackerCsv(grid, now);
  const showsAll = useIsBackfilled() === true && grid.page === 1 && Object.keys(grid.filters).length === 0;
  // A hidden element frees the space that is reserved for the tools.
  if (showsAll && rows?.length === 0) return <span hidden />;
  return (
    <>
      <ColumnsButton all={columns} chosen={grid.columns} onChange={grid.setColumns} />
      <CsvButton name="executions" read={read} />
      <RunSelection rows={rows} onColumns={onColumns} />
    </>
  );
}

/** All columns of the tracker, in the usual order. */
export function useTrackerColumns() {
  const { t } = useTranslation('executions');
  const { superAdmin } = usePermissions();
  const texts = useExecutionTexts();
  return useMemo(() => executionColumns(t, texts, superAdmin), [t, texts, superAdmin]);
}

/** Returns a function that writes the executions of the tracker as CSV, with the shown or with all columns. */
export function useTrackerCsv(grid: Grid, now: number): (which: 'shown' | 'all') => Promise<CsvFile> {
  const { t } = useTranslation('views');
  const columns = useTrackerColumns();
  const texts = useExecutionTexts();
  const jobName = useJobName();
  return (which) => {
    const error: CsvColumn = { key: 'error', header: t('csv.error') };
    const chosen: readonly CsvColumn[] = which === 'all' ? [...columns, error] : chooseColumns(columns, grid.columns);
    return executionCsv(readTrackerFilters(grid.filters, now), chosen, { texts, jobName });
  };
}
