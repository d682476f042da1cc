import { useMemo, type ReactNode } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import { executionPath } from '@/domain/addresses/paths';
import type { AddColumns, Column } from '@/ui/table/column';
import { DataTable } from '@/ui/table/data-table';
import { useToday } from '@/ui/text/device-clock';
import { DayHeading } from './day-heading';
import { daysOf } from './days';
import { useExecutionColumns } from './use-execution-columns';
import { WithRowExtras } from './with-row-extras';

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
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** True if new rows at the top slide in. Only for lists that start with the newest executions. */
  slideIn: boolean;
  skeletonRows?: number;
  stickyHead?: boolean;
  /** Divides the rows by day, under headings. */
  byDay?: boolean;
}

const NONE: readonly ExecutionRow[] = [];
const keyOf = (row: ExecutionRow): number => row.id;
const linkOf = (row: ExecutionRow): string => executionPath(row.id);

/** A table of executions. A row opens its execution, the link in it the job instance. */
export function ExecutionTable({ name, rows, ...props }: ExecutionTableProps) {
  const { showCompany = false, chosen = null, byDay = false, addColumns, ...rest } = props;
  const own = useExecutionColumns(showCompany, chosen);
  const columns = useMemo(() => addColumns?.(own) ?? own, [addColumns, own]);
  const today = useToday();
  const groups = (all: readonly ExecutionRow[]) =>
    daysOf(all).map(({ date, rows: ofDay }) => ({
      heading: date && <DayHeading date={date} today={today} />,
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
        {...(byDay && { groups })}
        {...rest}
      />
    </WithRowExtras>
  );
}
