import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { useCacheQuery } from '../use-cache-query';

/** The maximum number of runs whose steps are looked for. */
const MAX_READ = 50;

interface StepNames {
  /** The names of the steps, in order; empty if unknown. */
  names: readonly string[];
  /** The id of the run whose steps must be read to know the names; null if they are known, or if no run worked. */
  unread: number | null;
}

/**
 * The steps that a run will probably have: those of the newest earlier run that worked and whose steps are on this
 * device. A run of the same type comes first, because another type may have other steps. Undefined until the cache has
 * been read.
 * @param earlier runs of the same job instance, newest first
 */
export function useStepNames(run: ExecutionRow, earlier: readonly ExecutionRow[] | undefined): StepNames | undefined {
  const ids = earlier
    ?.filter(({ id, status }) => id !== run.id && hasSucceeded(status))
    .slice(0, MAX_READ)
    .toSorted((a, b) => Number(b.type === run.type) - Number(a.type === run.type))
    .map(({ id }) => id);
  return useCacheQuery(async (cache) => ids && readStepNames(cache, ids), [ids?.join()]);
}

async function readStepNames(cache: CacheDatabase, ids: readonly number[]): Promise<StepNames> {
  const details = await cache.executionDetails.bulkGet([...ids]);
  const steps = details.find((detail) => detail !== undefined && detail.steps.length > 0)?.steps ?? [];
  const names = steps.map(({ stepName }) => stepName);
  return { names, unread: names.length === 0 ? (ids[0] ?? null) : null };
}
