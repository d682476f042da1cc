import type { CacheDatabase } from '@/database/cache-database';
import { useCacheQuery } from '../queries/use-cache-query';
import type { LaunchTrace } from './launch-state';

/** Ids of the executions that a launch may have started, oldest first; live. Empty if `trace` is null. */
export function useLaunchedExecutions(trace: LaunchTrace | null): number[] {
  return useCacheQuery(async (cache) => (trace === null ? [] : launchedExecutions(cache, trace)), [trace]) ?? NONE;
}

const NONE: number[] = [];

/** Reads the result of `useLaunchedExecutions` once, without a live query. */
export async function launchedExecutions(
  cache: CacheDatabase,
  { code, email, afterId, since }: LaunchTrace,
): Promise<number[]> {
  const rows = await cache.executions
    .where('[instanceCode+id]')
    .between([code, afterId], [code, Infinity], false, true)
    .filter((row) => row.createdByEmail === email)
    .filter((row) => row.createdAt === null || Date.parse(row.createdAt) >= since)
    .toArray();
  return rows.map((row) => row.id);
}
