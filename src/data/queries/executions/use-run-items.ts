import type { ExecutionRow } from '@/domain/execution';
import { runItems, type ItemCount } from '@/domain/runs/figures/run-items';
import { useCacheQuery } from '../use-cache-query';

/** The items of a run that ended; null if this device does not have its steps. Undefined until the cache is read. */
export function useRunItems(run: ExecutionRow): ItemCount | null | undefined {
  const { id, startedAt, finishedAt } = run;
  return useCacheQuery(
    async (cache) => (finishedAt === null ? null : runItems(run, (await cache.executionDetails.get(id))?.steps)),
    [id, startedAt, finishedAt],
  );
}
