import type { CacheDatabase } from '@/database/cache-database';
import { counterKey } from '@/database/counter-keys';
import { readBackfill, wasListRead } from '@/database/cache-meta';
import { EXECUTION_STATUSES, isPending } from '@/domain/execution-status';
import { firstSteps, type FirstSteps } from '@/domain/first-steps';
import { useDatabaseQuery } from '../sync/use-databases';
import { useCacheQuery } from './use-cache-query';

const ENDED = EXECUTION_STATUSES.filter((status) => !isPending(status));

/**
 * Whether no execution has ended yet; null while this is unknown, because this device lacks executions or integrations.
 * An execution of an unknown status counts as ended.
 */
export async function readHasNoRun(cache: CacheDatabase): Promise<boolean | null> {
  const ended = await cache.counters.bulkGet(ENDED.map((status) => counterKey('status', status)));
  if (ended.some((counter) => (counter?.count ?? 0) > 0)) return false;
  const [backfill, hasInstances] = await Promise.all([readBackfill(cache), wasListRead(cache, 'instances')]);
  if (backfill?.done !== true || !hasInstances) return null;
  return (await cache.executions.filter(({ status }) => !isPending(status)).first()) === undefined;
}

/**
 * True if it is known that no execution has ended yet; false if an execution has ended, and while this is unknown.
 * @param isNeeded if false, nothing is read and the result is false
 */
export function useHasNoRun(isNeeded: boolean): boolean {
  return useCacheQuery(async (cache) => isNeeded && (await readHasNoRun(cache)) === true, [isNeeded]) === true;
}

/**
 * Which steps towards its first run this account has done; undefined until the databases have been read.
 * @param readsConnections whether the user may read connections
 */
export function useFirstSteps(readsConnections: boolean): FirstSteps | undefined {
  return useDatabaseQuery(
    async ({ cache, drafts }) => {
      const [connections, instances, rows] = await Promise.all([
        readsConnections ? cache.connections.toArray() : null,
        cache.instances.toArray(),
        drafts.drafts.toArray(),
      ]);
      return firstSteps(
        connections,
        instances,
        rows.toSorted((a, b) => b.updatedAt - a.updatedAt),
      );
    },
    [readsConnections],
  );
}
