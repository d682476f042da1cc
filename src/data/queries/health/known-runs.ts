import { readBackfill } from '@/database/cache-meta';
import type { CacheDatabase } from '@/database/cache-database';
import { useCacheQuery } from '../use-cache-query';

/** Which executions the device has. */
export interface KnownRuns {
  /** The lowest id of the window. Rows below are single ones that a person looked up. */
  bottom: number;
  /** The window has every execution of the server, and all of it was read. */
  hasAll: boolean;
  /**
   * No execution created since this time is missing, milliseconds since 1970; 0 when the device has all of them,
   * Infinity before the first page.
   */
  since: number;
}

/** Reads which executions the device has. Meant for a live read: the answer changes while the list is read. */
export async function readKnownRuns(cache: CacheDatabase): Promise<KnownRuns> {
  const fill = await readBackfill(cache);
  if (fill === null) return { bottom: 0, hasAll: false, since: Infinity };
  const hasAll = fill.done && fill.lowest === 0;
  const lowest = hasAll ? undefined : await cache.executions.where('id').aboveOrEqual(fill.lowest).first();
  const since = hasAll ? 0 : Date.parse(lowest?.createdAt ?? '');
  return { bottom: fill.bottom, hasAll, since: Number.isNaN(since) ? Infinity : since };
}

/** Which executions the device has, live; undefined until the cache has answered. */
export function useKnownRuns(): KnownRuns | undefined {
  return useCacheQuery(readKnownRuns, []);
}
