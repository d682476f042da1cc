import type { CacheDatabase } from '@/database/cache-database';
import { useCacheQuery } from '../queries/use-cache-query';
import type { LaunchMark } from './launch-state';

/** Ids of the executions that this person's launch may have started, oldest first; live. */
export function useLaunchedExecutions(mark: LaunchMark | null): number[] {
  return useCacheQuery(async (cache) => (mark === null ? [] : launchedExecutions(cache, mark)), [mark]) ?? NONE;
}

const NONE: number[] = [];

/** Reads the result of `useLaunchedExecutions` once, without a live query. */
export async function launchedExecutions(
  cache: CacheDatabase,
  { code, email, afterId, since }: LaunchMark,
): Promise<number[]> {
  const rows = await cache.executions
    .where('[instanceCode+id]')
    .between([code, afterId], [code, Infinity], false, true)
    .filter((row) => row.createdByEmail === email)
    .filter((row) => row.createdAt === null || Date.parse(row.createdAt) >= since)
    .toArray();
  return rows.map((row) => row.id);
}
