import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { useCacheQuery } from '../use-cache-query';

/** The maximum number of runs whose steps are looked for. */
const MAX_READ = 50;

/**
 * How many steps a run will probably have: as many as the newest earlier run that worked and whose steps are on this
 * device. Null if there is no such run; undefined until the cache has been read.
 * @param earlier runs of the same job instance, newest first
 */
export function useStepCount(
  run: ExecutionRow,
  earlier: readonly ExecutionRow[] | undefined,
): number | null | undefined {
  const ids = earlier
    ?.filter(({ id, status }) => id !== run.id && hasSucceeded(status))
    .slice(0, MAX_READ)
    .map(({ id }) => id);
  return useCacheQuery(async (cache) => ids && countSteps(cache, ids), [ids?.join()]);
}

async function countSteps(cache: CacheDatabase, ids: readonly number[]): Promise<number | null> {
  const details = await cache.executionDetails.bulkGet([...ids]);
  return details.find((detail) => detail !== undefined && detail.steps.length > 0)?.steps.length ?? null;
}
