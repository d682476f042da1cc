import type { CacheDatabase } from '@/database/cache-database';
import type { CachedPage } from '@/database/cached-page';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { useStable } from '../../use-stable';
import { readKnownRuns } from '../health/known-runs';
import { useCacheQuery } from '../use-cache-query';
import { isPendingOnly, readExecutionPage } from './read-execution-page';

/** The number of executions that a list shows. */
export interface ExecutionCount {
  count: number;
  /** Whether the server may have more matching executions than this device. */
  mayHaveMore: boolean;
}

/**
 * Counts the executions that match each of these filters. Updates live. The counts have the keys of `filters`.
 * Undefined until the cache has been read.
 */
export function useExecutionCounts(
  filters: Readonly<Record<string, ExecutionFilters>>,
): ReadonlyMap<string, ExecutionCount> | undefined {
  const wanted = useStable(filters);
  return useCacheQuery(
    async (cache) => {
      const counts = new Map<string, ExecutionCount>();
      // One after another, so that the browser may paint between them.
      for (const [key, each] of Object.entries(wanted)) counts.set(key, await countExecutions(cache, each));
      return counts;
    },
    [wanted],
  );
}

/** Counts the executions that match the filters. */
export async function countExecutions(cache: CacheDatabase, filters: ExecutionFilters): Promise<ExecutionCount> {
  const page = await readExecutionPage(cache, { filters, page: 1, pageSize: 1 });
  if (Object.keys(filters).length === 0) return { count: page.total, mayHaveMore: false };
  return { count: page.total, mayHaveMore: page.partial === true || !(await hasAllMatching(cache, filters, page)) };
}

/**
 * Whether this device has all executions of the server that match the filters.
 * @param page any page that was read with these filters
 */
export async function hasAllMatching(
  cache: CacheDatabase,
  filters: ExecutionFilters,
  page: CachedPage,
): Promise<boolean> {
  if (page.complete) return true;
  if (page.undecided !== undefined) return false;
  if (isPendingOnly(filters)) return true;
  const from = filters.createdAfter === undefined ? 0 : Date.parse(filters.createdAfter);
  return from >= (await readKnownRuns(cache)).since;
}
