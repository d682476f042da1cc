import { isCacheComplete, readFacts } from '@/database/cached-page';
import { counterKey } from '@/database/counter-keys';
import { EXECUTION_STATUSES } from '@/domain/execution-status';
import { databases } from '../sync/databases';

/** Counts the executions of each status; null while the device does not have all executions. */
export async function countStatuses(): Promise<ReadonlyMap<string, number> | null> {
  const { cache } = databases();
  if (!isCacheComplete(await readFacts(cache))) return null;
  const counts = await cache.counters.bulkGet(EXECUTION_STATUSES.map((status) => counterKey('status', status)));
  return new Map(EXECUTION_STATUSES.map((status, index) => [status, counts[index]?.count ?? 0]));
}
