import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { Span } from '@/domain/runs/period/period';
import { MINUTE_MS } from '@/lib/durations';

/** Ids and creation times have nearly the same order: executions are out of order by at most this time. */
export const MAX_DISORDER_MS = MINUTE_MS;

/** When an execution was created, milliseconds since 1970; NaN when that is unknown. */
export const createdTime = ({ createdAt }: ExecutionRow): number =>
  createdAt === null ? Number.NaN : Date.parse(createdAt);

/** Whether the creation time is known; a waiting execution may not have a creation time yet. */
const hasTime = (row: ExecutionRow): boolean => !Number.isNaN(createdTime(row));

/**
 * The first row with a creation time, from `low` up to but not including `high`. Most rows have a time, so the first
 * read usually finds it.
 */
async function firstWithTime(cache: CacheDatabase, low: number, high: number): Promise<ExecutionRow | undefined> {
  const next = await cache.executions.where('id').between(low, high).first();
  if (next === undefined || hasTime(next)) return next;
  return cache.executions.where('id').between(next.id, high, false).filter(hasTime).first();
}

/**
 * The lowest id of the executions created at a time or later, accurate to `MAX_DISORDER_MS`; Infinity if there are
 * none. Times have no index, but ids grow about evenly with time, so the search interpolates between two known ids.
 * Every second step halves the range instead, which limits the number of reads where ids grow unevenly.
 * @param time milliseconds since 1970
 */
export async function firstIdSince(cache: CacheDatabase, time: number): Promise<number> {
  const ordered = cache.executions.orderBy('id');
  const [first, last] = await Promise.all([ordered.first(), cache.executions.orderBy('id').last()]);
  if (first === undefined || last === undefined || createdTime(last) < time) return Infinity;
  let low = first.id;
  let high = last.id;
  let earliest = createdTime(first);
  let latest = createdTime(last);
  for (let step = 0; low < high; step += 1) {
    const fraction = step % 2 === 0 ? (time - earliest) / (latest - earliest) : 0.5;
    const isInRange = fraction >= 0 && fraction < 1;
    const middle = low + Math.floor((high - low) * (isInRange ? fraction : 0.5));
    const row = await firstWithTime(cache, middle, high);
    if (row === undefined) high = middle;
    else if (createdTime(row) >= time) {
      high = middle;
      latest = createdTime(row);
    } else {
      low = row.id + 1;
      earliest = createdTime(row);
    }
  }
  return low;
}

/**
 * The lowest id of the executions created in a span, and the first id after these executions. Each of the two is
 * Infinity if there is no such id. For a span from 1970 or earlier, `lowest` is 0, which is not an id.
 * @param margin how far to extend the span on both sides, in milliseconds, to include executions that are out of order
 */
export async function idsCreatedIn(
  cache: CacheDatabase,
  { from, to }: Span,
  margin: number,
): Promise<[lowest: number, end: number]> {
  const lowest = from <= 0 ? 0 : await firstIdSince(cache, from - margin);
  return [lowest, to === Infinity ? Infinity : await firstIdSince(cache, to + margin)];
}
