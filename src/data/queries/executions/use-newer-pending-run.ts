import { useCacheQuery } from '../use-cache-query';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { PENDING_STATUSES } from '@/domain/execution-status';

/**
 * The newest run of the same job instance that is pending and newer than this run, from the cache; null if there is no
 * such run, undefined until the cache has been read.
 */
export function useNewerPendingRun({ instanceCode, id }: ExecutionRow): ExecutionRow | null | undefined {
  return useCacheQuery((cache) => readNewerPendingRun(cache, instanceCode, id), [instanceCode, id]);
}

async function readNewerPendingRun(
  cache: CacheDatabase,
  code: string | null,
  id: number,
): Promise<ExecutionRow | null> {
  if (code === null) return null;
  const newest = await Promise.all(
    PENDING_STATUSES.map((status) =>
      cache.executions
        .where('[status+id]')
        .between([status, id], [status, Infinity], false)
        .filter(({ instanceCode }) => instanceCode === code)
        .last(),
    ),
  );
  const runs = newest.filter((run) => run !== undefined);
  return runs.toSorted((a, b) => b.id - a.id)[0] ?? null;
}
