import type { ExecutionRow } from '@/domain/execution';
import { formatDay, toDate } from '@/i18n/format/date';

/** Adjacent rows that were created on the same day. */
export interface DayOfRows<Row> {
  /** Null when unknown. */
  date: Date | null;
  rows: readonly Row[];
}

/** Groups rows by the day of their creation. A row without a time joins the group above it. */
export function daysOf<Row extends Pick<ExecutionRow, 'createdAt'>>(rows: readonly Row[]): DayOfRows<Row>[] {
  const days: { date: Date | null; rows: Row[] }[] = [];
  let last: string | undefined;
  for (const row of rows) {
    const date = toDate(row.createdAt);
    const day = date ? formatDay(date) : last;
    if (days.length === 0 || day !== last) days.push({ date, rows: [] });
    days.at(-1)?.rows.push(row);
    last = day;
  }
  return days;
}
