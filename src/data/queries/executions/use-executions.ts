import { PENDING_STATUSES } from '@/domain/execution-status';
import type { CacheDatabase } from '@/database/cache-database';
import { readBackfill } from '@/database/cache-meta';
import { counterKey } from '@/database/counter-keys';
import type { ExecutionRow } from '@/domain/execution';
import { DAY_MS } from '@/lib/durations';
import { readServerTime } from '../../use-server-time';
import { useCacheQuery } from '../use-cache-query';

/** How many of the newest failures are read to find the failures of the last days. */
const MAX_FAILURES = 200;

/** Rows for a dashboard widget. */
export interface ExecutionSummary {
  rows: ExecutionRow[];
  /** The number of all matching executions, not only of `rows`. */
  total: number;
}

async function newestOf(cache: CacheDatabase, statuses: readonly string[], limit: number): Promise<ExecutionRow[]> {
  const parts = await Promise.all(
    statuses.map((status) =>
      cache.executions.where('[status+id]').between([status, 0], [status, Infinity]).reverse().limit(limit).toArray(),
    ),
  );
  return parts
    .flat()
    .sort((a, b) => b.id - a.id)
    .slice(0, limit);
}

/** The newest pending executions and their total number. */
export function usePendingExecutions(limit: number): ExecutionSummary | undefined {
  return useCacheQuery(
    async (cache) => {
      const counters = await cache.counters.bulkGet(PENDING_STATUSES.map((status) => counterKey('status', status)));
      return {
        rows: await newestOf(cache, PENDING_STATUSES, limit),
        total: counters.reduce((sum, counter) => sum + (counter?.count ?? 0), 0),
      };
    },
    [limit],
  );
}

/** The newest executions of any status. */
export function useRecentExecutions(limit: number): ExecutionRow[] | undefined {
  return useCacheQuery((cache) => cache.executions.orderBy('id').reverse().limit(limit).toArray(), [limit]);
}

/** The newest failed executions of the last days, by the server's clock. */
export function useRecentErrors(limit: number, days: number): ExecutionRow[] | undefined {
  return useCacheQuery((cache) => recentErrors(cache, limit, days), [limit, days]);
}

/** Reads the result of `useRecentErrors` once, without a live query. */
export async function recentErrors(cache: CacheDatabase, limit: number, days: number): Promise<ExecutionRow[]> {
  const since = readServerTime() - days * DAY_MS;
  const rows = await newestOf(cache, ['error'], MAX_FAILURES);
  return rows.filter((row) => row.createdAt !== null && Date.parse(row.createdAt) >= since).slice(0, limit);
}

/**
 * Whether the backfill has finished; undefined until the cache has been read. An unfinished backfill means that the
 * cache may lack executions.
 */
export function useIsBackfilled(): boolean | undefined {
  return useCacheQuery(async (cache) => {
    return (await readBackfill(cache))?.done === true;
  }, []);
}
