import { Suspense, useMemo, type ReactNode } from 'react';
import { useFirstDataReady } from '@/data/sync/first-screen';
import type { ExecutionRow } from '@/domain/execution';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { executionPath } from '@/domain/addresses/paths';
import { loadMoreTexts } from '@/i18n/start-i18n';
import { optionalPart } from '@/ui/feedback/lazy-part';
import type { AddColumns, Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useToday } from '@/ui/text/device-clock';
import { DayHeading } from './days/day-heading';
import { daysOf } from './days/days';
import { useExecutionColumns } from './use-execution-columns';
import { WithRowExtras } from './with-row-extras';
import styles from './execution.module.css';

interface ExecutionTableProps {
  /** The table's accessible name. */
  name: string;
  /** Undefined while loading. */
  rows: readonly ExecutionRow[] | undefined;
  /** Whether the default columns include the company. */
  showCompany?: boolean;
  /** The keys of the columns; null for the default columns. */
  chosen?: readonly string[] | null;
  /** Adds columns, such as a selection. */
  addColumns?: AddColumns<ExecutionRow> | null | undefined;
  /** Replaces the columns. */
  columns?: readonly Column<ExecutionRow>[];
  /** Shown instead of the table if there are no rows. */
  empty: ReactNode;
  /** True if new rows at the top slide in. Only for lists that start with the newest executions. */
  slideIn: boolean;
  skeletonRows?: number;
  stickyHead?: boolean;
  /** Groups the rows by day. The heading of each day counts all executions of that day that match these filters. */
  dayFilters?: ExecutionFilters;
}

// The count at the end of a day's heading. It loads after everything else on the first screen.
const DayCount = optionalPart(
  async () => ({ default: (await Promise.all([import('./days/day-count'), loadMoreTexts()]))[0].DayCount }),
  () => null,
);

const NONE: readonly ExecutionRow[] = [];
const keyOf = (row: ExecutionRow): number => row.id;
const linkOf = (row: ExecutionRow): string => executionPath(row.id);

/** A table of executions. A click on a row opens the execution; the link in the row opens the job instance. */
export function ExecutionTable({ name, rows, ...props }: ExecutionTableProps) {
  const { showCompany = false, chosen = null, dayFilters, addColumns, ...rest } = props;
  const ownColumns = useExecutionColumns(showCompany, chosen);
  const columns = useMemo(() => addColumns?.(ownColumns) ?? ownColumns, [addColumns, ownColumns]);
  const today = useToday();
  const isReady = useFirstDataReady();
  const groups = (all: readonly ExecutionRow[]) =>
    daysOf(all).map(({ date, rows: ofDay }) => ({
      heading: date && (
        <>
          <DayHeading date={date} today={today} />{' '}
          {isReady && dayFilters !== undefined && (
            <span className={styles.dayCount}>
              <Suspense>
                <DayCount day={date.getTime()} filters={dayFilters} />
              </Suspense>
            </span>
          )}
        </>
      ),
      rows: ofDay,
    }));
  return (
    <WithRowExtras rows={rows ?? NONE}>
      <DataTable
        label={name}
        columns={columns}
        rows={rows}
        rowKey={keyOf}
        rowLink={linkOf}
        reuseRows
        dense
        isWide={chosen !== null}
        {...(dayFilters !== undefined && { groups })}
        {...rest}
      />
    </WithRowExtras>
  );
}
