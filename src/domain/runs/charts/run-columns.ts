import { outcomeOf, type RunOutcome } from '../health/outcome';
import type { Span } from '../figures/period';
import { hourOf, startOfHour, type RunHourRow } from '../figures/run-hours';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A histogram has this many days, today included, unless more are asked for. */
const DAYS = 7;
/** With more days than this, a column is a day. */
const MOST_DAYS_BY_HOUR = 14;

/** The runs that were created in one hour or one day. */
export interface RunColumn extends Span {
  counts: Readonly<Record<RunOutcome, number>>;
  total: number;
}

/** The columns of a histogram, oldest first. */
export interface RunColumns {
  by: 'hour' | 'day';
  columns: readonly RunColumn[];
  /** The highest total of a column; at least 1. */
  most: number;
}

/**
 * Where the columns of a histogram begin, and in the end where the last one ends: full days by the person's clock, the
 * last of them today.
 * @param from a time that is to be in it; the last seven days are in any case
 * @param now both milliseconds since 1970
 */
export function columnEdges(from: number, now: number): { by: RunColumns['by']; edges: readonly number[] } {
  const end = dayAt(now, 1);
  const start = Math.min(dayAt(now, 1 - DAYS), dayAt(from, 0));
  const days: number[] = [];
  for (let day = start; day < end; day = dayAt(day, 1)) days.push(day);
  if (end - start > MOST_DAYS_BY_HOUR * DAY_MS + HOUR_MS) return { by: 'day', edges: [...days, end] };
  // Hours are those of UTC, as the counters have them.
  const first = hourOf(start);
  const count = Math.ceil(end / HOUR_MS) - first;
  return { by: 'hour', edges: Array.from({ length: count + 1 }, (_, at) => startOfHour(first + at)) };
}

/** Counts runs by column and outcome. @param hours in any order; those outside are left out */
export function runColumns(hours: readonly RunHourRow[], { by, edges }: ReturnType<typeof columnEdges>): RunColumns {
  const columns = edges.slice(0, -1).map((from, at) => ({
    from,
    to: edges[at + 1] ?? from,
    counts: { success: 0, warning: 0, error: 0, stopped: 0, running: 0 } satisfies Record<RunOutcome, number>,
    total: 0,
  }));
  for (const { hour, counts } of hours) {
    const column = columns[placeOf(edges, startOfHour(hour))];
    for (const { status, count } of column === undefined ? [] : counts) {
      if (column === undefined) continue;
      column.counts[outcomeOf(status)] += count;
      column.total += count;
    }
  }
  return { by, columns, most: Math.max(1, ...columns.map(({ total }) => total)) };
}

/** The number of the column in which a time lies; -1 before the first one, the number of columns after the last. */
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

/** The start of a day by the clock of this device. @param days later, negative for earlier */
function dayAt(time: number, days: number): number {
  const date = new Date(time);
  date.setDate(date.getDate() + days);
  return date.setHours(0, 0, 0, 0);
}
