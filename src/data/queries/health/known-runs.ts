import { readBackfill } from '@/database/cache-meta';
import type { CacheDatabase } from '@/database/cache-database';
import { useCacheQuery } from '../use-cache-query';

/** Which executions the device has. */
export interface KnownRuns {
  /** The lowest id of the window. Rows below it were looked up individually. */
  bottom: number;
  /** Whether the device has read every execution of the server. */
  hasAll: boolean;
  /**
   * The device has every execution created since this time, milliseconds since 1970; 0 when it has all executions,
   * Infinity before the first page.
   */
  since: number;
}

/** Reads which executions the device has. Use it in a live read, because the result changes during a backfill. */
export async function readKnownRuns(cache: CacheDatabase): Promise<KnownRuns> {
  const fill = await readBackfill(cache);
  if (fill === null) return { bottom: 0, hasAll: false, since: Infinity };
  const hasAll = fill.done && fill.lowest === 0;
  const lowest = hasAll ? undefined : await cache.executions.where('id').aboveOrEqual(fill.lowest).first();
  const since = hasAll ? 0 : Date.parse(lowest?.createdAt ?? '');
  return { bottom: fill.bottom, hasAll, since: Number.isNaN(since) ? Infinity : since };
}

/** A range of ids, both included, of which the device has every execution. */
interface KnownRange {
  from: number;
  to: number;
}

/**
 * The known range around an execution; null if others beside it may be missing. While a gap is being read, there is one
 * range above it and one below it.
 */
export async function readKnownRange(cache: CacheDatabase, id: number): Promise<KnownRange | null> {
  const fill = await readBackfill(cache);
  if (fill === null) return null;
  const { lowest, floor, bottom } = fill;
  if (id >= lowest) return { from: lowest, to: Infinity };
  return floor > 0 && id <= floor && id >= bottom ? { from: bottom, to: floor } : null;
}

/** Which executions the device has, live; undefined until the cache has been read. */
export function useKnownRuns(): KnownRuns | undefined {
  return useCacheQuery(readKnownRuns, []);
}
