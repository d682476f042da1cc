import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { usualStepDurations } from '@/domain/runs/charts/step-bars';
import { useCacheQuery } from '../use-cache-query';

/** How many of the newest runs are used. */
const MAX_READ = 20;

/**
 * The usual duration of each step in milliseconds, by the name of the step. It comes from earlier runs of the same type
 * that worked and whose steps are on this device. Undefined until the cache has been read.
 * @param earlier runs of the same job instance, newest first
 */
export function useUsualSteps(
  run: ExecutionRow,
  earlier: readonly ExecutionRow[] | undefined,
): ReadonlyMap<string, number> | undefined {
  const ids = earlier
    ?.filter(({ id, type, status }) => id !== run.id && type === run.type && hasSucceeded(status))
    .slice(0, MAX_READ)
    .map(({ id }) => id);
  return useCacheQuery(async (cache) => ids && readUsualSteps(cache, ids), [ids?.join()]);
}

async function readUsualSteps(cache: CacheDatabase, ids: readonly number[]): Promise<ReadonlyMap<string, number>> {
  const details = await cache.executionDetails.bulkGet([...ids]);
  return usualStepDurations(details.flatMap((detail) => (detail === undefined ? [] : [detail.steps])));
}
