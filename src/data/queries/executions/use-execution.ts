import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import { useFirstScreen } from '../../sync/first-screen';
import { useWatch } from '../../sync/use-sync';
import { useCacheQuery } from '../use-cache-query';

/** One execution in the cache. Each part is null if this device does not have it. */
export interface FoundExecution {
  row: ExecutionRow | null;
  detail: ExecutionDetailRow | null;
}

/**
 * One execution from the cache, without polling it. Null if it is not in the cache or `id` is not positive; undefined
 * until the cache has been read.
 */
export function useCachedRun(id: number): ExecutionRow | null | undefined {
  return useCacheQuery(async (cache) => (id > 0 ? ((await cache.executions.get(id)) ?? null) : null), [id]);
}

/**
 * One execution with its steps, polled often while shown; undefined until the cache has been read. `id` must not
 * change: give the component a `key`.
 */
export function useExecution(id: number): FoundExecution | undefined {
  useWatch({ kind: 'execution', id });
  const found = useCacheQuery(
    async (cache) => ({
      row: (await cache.executions.get(id)) ?? null,
      detail: (await cache.executionDetails.get(id)) ?? null,
    }),
    [id],
  );
  useFirstScreen(found !== undefined);
  return found;
}
