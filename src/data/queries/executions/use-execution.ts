import type { ExecutionDetailRow, ExecutionRow } from '@/domain/execution';
import { useFirstScreen } from '../../sync/first-screen';
import { useWatch } from '../../sync/use-sync';
import { useCacheQuery } from '../use-cache-query';

/** One execution in the cache. Each part is null when it was never read. */
export interface FoundExecution {
  row: ExecutionRow | null;
  detail: ExecutionDetailRow | null;
}

/** One execution from the cache, without polling it; null when it is not in the cache or `id` is not positive. */
export function useCachedRun(id: number): ExecutionRow | null | undefined {
  return useCacheQuery(async (cache) => (id > 0 ? ((await cache.executions.get(id)) ?? null) : null), [id]);
}

/** One execution with its steps, polled often while shown. `id` must not change: give the component a `key`. */
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
