import type { ExecutionRow } from '@/domain/execution';
import { formatDay, toDate } from '@/i18n/format/date';

/** Adjacent rows that were created on the same day. */
export interface RowsOfDay<Row> {
  /** When the first row was created; null if unknown. */
  date: Date | null;
  rows: readonly Row[];
}

/** Groups rows by the day of their creation. A row whose creation time is unknown joins the group above it. */
export function daysOf<Row extends Pick<ExecutionRow, 'createdAt'>>(rows: readonly Row[]): RowsOfDay<Row>[] {
  const days: { date: Date | null; rows: Row[] }[] = [];
  let previousDay: string | undefined;
  for (const row of rows) {
    const date = toDate(row.createdAt);
    const day = date ? formatDay(date) : previousDay;
    if (days.length === 0 || day !== previousDay) days.push({ date, rows: [] });
    days.at(-1)?.rows.push(row);
    previousDay = day;
  }
  return days;
}
