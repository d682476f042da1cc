import type { ExecutionFilters } from '../../execution-filters';
import { outcomeOf, type RunOutcome } from '../health/outcome';
import type { Span } from '../period/period';
import { forEachRun, hourOf, startOfHour, type RunHourRow } from '../period/run-hours';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** The minimum number of days in a histogram, today included. */
const DAYS = 7;
/** The maximum number of days, because a link may contain any date. */
const MAX_DAYS = 3_660;
/** The maximum number of days for columns of an hour or six hours. With more days, a column is a day. */
const MAX_DAYS_BY_HOUR = 14;

/** The runs that were created in one hour, six hours or one day. */
export interface RunColumn extends Span {
  counts: Readonly<Record<RunOutcome, number>>;
  total: number;
}

/** The columns of a histogram, oldest first. */
export interface RunColumns {
  by: 'hour' | 'sixHours' | 'day';
  columns: readonly RunColumn[];
  /** The highest total of a column; at least 1. */
  most: number;
}

/**
 * The start times of a histogram's columns, followed by the end of the last column. The histogram covers whole days by
 * the device's clock: at least seven days including today.
 * @param from a time that the histogram must include if it is in the last ten years, milliseconds since 1970
 * @param now milliseconds since 1970
 * @param isNarrow whether a column per hour would be too thin to read
 */
export function columnEdges(
  from: number,
  now: number,
  isNarrow = false,
): { by: RunColumns['by']; edges: readonly number[] } {
  const end = dayAt(now, 1);
  const earliest = dayAt(now, 1 - MAX_DAYS);
  const start = Math.min(dayAt(now, 1 - DAYS), dayAt(Math.max(from, earliest), 0));
  const days: number[] = [];
  for (let day = start; day < end; day = dayAt(day, 1)) days.push(day);
  if (end - start > MAX_DAYS_BY_HOUR * DAY_MS + HOUR_MS) return { by: 'day', edges: [...days, end] };
  if (isNarrow) {
    const edges = days.flatMap((day) => [0, 6, 12, 18].map((hour) => new Date(day).setHours(hour)));
    return { by: 'sixHours', edges: [...edges, end] };
  }
  // The stored rows (`RunHourRow`) cover UTC hours.
  const first = hourOf(start);
  const count = Math.ceil(end / HOUR_MS) - first;
  return { by: 'hour', edges: Array.from({ length: count + 1 }, (_, at) => startOfHour(first + at)) };
}

/** The filters that `RunHourRow` has data for. */
export type RunFilters = Pick<ExecutionFilters, 'instanceCode' | 'statuses'>;

/** Counts runs by column and outcome. @param hours in any order; hours outside the columns are ignored */
export function runColumns(
  hours: readonly RunHourRow[],
  { by, edges }: ReturnType<typeof columnEdges>,
  { instanceCode, statuses = [] }: RunFilters = {},
): RunColumns {
  const columns = edges.slice(0, -1).map((from, at) => ({
    from,
    to: edges[at + 1] ?? from,
    counts: { success: 0, warning: 0, error: 0, stopped: 0, running: 0 } satisfies Record<RunOutcome, number>,
    total: 0,
  }));
  for (const row of hours) {
    const column = columns[placeOf(edges, startOfHour(row.hour))];
    if (column === undefined) continue;
    forEachRun([row], (code, status) => {
      if (instanceCode !== undefined && code !== instanceCode) return;
      if (statuses.length > 0 && !statuses.includes(status)) return;
      column.counts[outcomeOf(status)] += 1;
      column.total += 1;
    });
  }
  return { by, columns, most: Math.max(1, ...columns.map(({ total }) => total)) };
}

/** The index of the column that contains a time; -1 before the first column, `edges.length - 1` after the last. */
export function placeOf(edges: readonly number[], time: number): number {
  let low = 0;
  let high = edges.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((edges[middle] ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/** Midnight by this device's clock, `days` days after the day of `time`; negative for earlier days. */
function dayAt(time: number, days: number): number {
  const date = new Date(time);
  date.setDate(date.getDate() + days);
  return date.setHours(0, 0, 0, 0);
}
