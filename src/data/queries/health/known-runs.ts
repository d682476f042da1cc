import { readBackfill } from '@/database/cache-meta';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { isPending } from '@/domain/execution-status';
import { useCacheQuery } from '../use-cache-query';

/** Which executions the device has. */
export interface KnownRuns {
  /** The lowest id of the window. Rows with lower ids are in progress, or were looked up individually. */
  bottom: number;
  /** Whether the device has read every execution of the server. */
  hasAll: boolean;
  /**
   * The time since which the device has every execution, milliseconds since 1970; 0 when it has all executions,
   * Infinity until the first page has been read.
   */
  since: number;
}

/** Reads which executions the device has. Use this in a live query, because the result changes during a backfill. */
export async function readKnownRuns(cache: CacheDatabase): Promise<KnownRuns> {
  const fill = await readBackfill(cache);
  if (fill === null) return { bottom: 0, hasAll: false, since: Infinity };
  const hasAll = fill.done && fill.lowest === 0;
  const lowest = hasAll ? undefined : await cache.executions.where('id').aboveOrEqual(fill.lowest).first();
  const since = hasAll ? 0 : Date.parse(lowest?.createdAt ?? '');
  return { bottom: fill.bottom, hasAll, since: Number.isNaN(since) ? Infinity : since };
}

/** Reads the lowest id of the window (`bottom` of `KnownRuns`). */
export const readBottom = async (cache: CacheDatabase): Promise<number> => (await readBackfill(cache))?.bottom ?? 0;

/** Which runs of a job instance to read. */
interface RunRange {
  code: string;
  /** The lowest id of the window. */
  bottom: number;
  /** Only runs with lower ids are read; by default, there is no limit. */
  below?: number;
  /** How many runs are read at most. */
  limit: number;
}

/**
 * Reads runs of a job instance, newest first: the runs of the window, and the runs in progress below it. The device has
 * all runs in progress. It has other runs below the window only by chance, so these are left out.
 */
export async function readRunsBelow(
  cache: CacheDatabase,
  { code, bottom, below = Infinity, limit }: RunRange,
): Promise<ExecutionRow[]> {
  // A filter would make Dexie read row by row, so the rows below the window are read and filtered separately.
  const runsOf = (from: number, to: number) =>
    cache.executions.where('[instanceCode+id]').between([code, from], [code, to], true, false).reverse();
  const runs = await runsOf(bottom, below).limit(limit).toArray();
  if (bottom === 0 || runs.length === limit) return runs;
  const older = await runsOf(0, Math.min(bottom, below)).toArray();
  return [...runs, ...older.filter(({ status }) => isPending(status))].slice(0, limit);
}

/** A range of ids, including both ends, in which the device has every execution. */
interface KnownRange {
  from: number;
  to: number;
}

/**
 * The known range that contains an execution; null if the device may lack the executions next to it. While a gap is
 * being read, there are two ranges, above and below the gap.
 */
export async function readKnownRange(cache: CacheDatabase, id: number): Promise<KnownRange | null> {
  const fill = await readBackfill(cache);
  if (fill === null) return null;
  const { lowest, floor, bottom } = fill;
  if (id >= lowest) return { from: lowest, to: Infinity };
  return floor > 0 && id <= floor && id >= bottom ? { from: bottom, to: floor } : null;
}

/** Which executions the device has. Updates live; undefined until the cache has been read. */
export function useKnownRuns(): KnownRuns | undefined {
  return useCacheQuery(readKnownRuns, []);
}
