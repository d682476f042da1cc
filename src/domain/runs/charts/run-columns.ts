import type { ExecutionFilters } from '../../execution-filters';
import { outcomeOf, type RunOutcome } from '../health/outcome';
import type { Span } from '../period/period';
import { forEachRun, type RunHourRow } from '../period/run-hours';
import { DAY_MS, HOUR_MS } from '@/lib/durations';
import { lastAtOrBefore } from '@/lib/sorted-search';
import { startOfDay } from '@/lib/start-of-day';

/** The minimum number of days in a histogram, including today. */
const DAYS = 7;
/** The maximum number of days in a histogram. A maximum is needed, because a link may contain any date. */
const MAX_DAYS = 3_660;
/** Up to this number of days, a column is an hour or six hours; with more days, a column is a day. */
const MAX_DAYS_BY_HOUR = 14;

/** The runs that were created in the span of a column: an hour, six hours or a day. */
export interface RunColumn extends Span {
  counts: Readonly<Record<RunOutcome, number>>;
  total: number;
}

/** The columns of a histogram, oldest first. */
export interface RunColumns {
  by: 'hour' | 'sixHours' | 'day';
  columns: readonly RunColumn[];
  /** The total of the highest column; at least 1. */
  most: number;
}

/**
 * The edges of a histogram's columns: the start of each column, then the end of the last column. The histogram covers
 * whole days by this device's clock: at least seven, including today.
 * @param from a time that the histogram must include if it is in the last ten years, milliseconds since 1970
 * @param now milliseconds since 1970
 * @param isNarrow whether there is too little space for a column per hour
 */
export function columnEdges(
  from: number,
  now: number,
  isNarrow = false,
): { by: RunColumns['by']; edges: readonly number[] } {
  const end = startOfDay(now, 1);
  const earliest = startOfDay(now, 1 - MAX_DAYS);
  const start = Math.min(startOfDay(now, 1 - DAYS), startOfDay(Math.max(from, earliest)));
  const days: number[] = [];
  for (let day = start; day < end; day = startOfDay(day, 1)) days.push(day);
  if (end - start > MAX_DAYS_BY_HOUR * DAY_MS + HOUR_MS) return { by: 'day', edges: [...days, end] };
  if (isNarrow) {
    const edges = days.flatMap((day) => [0, 6, 12, 18].map((hour) => new Date(day).setHours(hour)));
    return { by: 'sixHours', edges: [...edges, end] };
  }
  const count = Math.ceil((end - start) / HOUR_MS);
  return { by: 'hour', edges: [...Array.from({ length: count }, (_, at) => start + at * HOUR_MS), end] };
}

/** The filters for which `RunHourRow` has the data. */
export type RunFilters = Pick<ExecutionFilters, 'instanceCode' | 'statuses'>;

/**
 * Counts runs by column and outcome.
 * @param hours the rows in any order; runs outside the columns are ignored
 */
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
  // If the offset of the time zone from UTC is not a whole number of hours, the runs of a row may be in two columns.
  forEachRun(hours, (code, status, created) => {
    if (instanceCode !== undefined && code !== instanceCode) return;
    if (statuses.length > 0 && !statuses.includes(status)) return;
    const column = columns[lastAtOrBefore(edges, created)];
    if (column === undefined) return;
    column.counts[outcomeOf(status)] += 1;
    column.total += 1;
  });
  return { by, columns, most: Math.max(1, ...columns.map(({ total }) => total)) };
}
