import type { CacheDatabase } from '@/database/cache-database';
import { isSamePerson } from '@/domain/person';
import type { LaunchTrace } from '@/domain/runs/launch-trace';
import { useCacheQuery } from '../queries/use-cache-query';
import type { LaunchedExecutions } from './launch-state';

/** The executions that a launch may have started. Updates live; empty if `trace` is null. */
export function useLaunchedExecutions(trace: LaunchTrace | null): LaunchedExecutions {
  return useCacheQuery(async (cache) => (trace === null ? NONE : launchedExecutions(cache, trace)), [trace]) ?? NONE;
}

const NONE: LaunchedExecutions = { ours: [], possible: [] };

/** Reads the result of `useLaunchedExecutions` once, without a live query. */
export async function launchedExecutions(
  cache: CacheDatabase,
  { code, user, afterId, since }: LaunchTrace,
): Promise<LaunchedExecutions> {
  const rows = await cache.executions
    .where('[instanceCode+id]')
    .between([code, afterId], [code, Infinity], false, true)
    .filter((row) => row.isByPerson)
    .filter((row) => row.createdAt === null || Date.parse(row.createdAt) >= since)
    .toArray();
  const idsWhere = (isOurs: boolean | null): number[] =>
    rows
      .filter((row) => isSamePerson({ id: row.createdById, email: row.createdByEmail }, user) === isOurs)
      .map(({ id }) => id);
  return { ours: idsWhere(true), possible: idsWhere(null) };
}
