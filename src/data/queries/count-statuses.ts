import { cacheFacts, isCacheComplete } from '@/database/cached-page';
import { META_FILL, META_TOTAL } from '@/database/cache-meta';
import { ALL_EXECUTIONS, counterKey } from '@/database/counter-keys';
import { EXECUTION_STATUSES } from '@/domain/execution-status';
import { databases } from '../sync/databases';

/** Counts the executions of each status; null while the device does not have all executions. */
export async function countStatuses(): Promise<ReadonlyMap<string, number> | null> {
  const { counters, meta } = databases().cache;
  const [all, total, fill] = await Promise.all([
    counters.get(ALL_EXECUTIONS),
    meta.get(META_TOTAL),
    meta.get(META_FILL),
  ]);
  if (!isCacheComplete(cacheFacts(all?.count, total?.value, fill?.value))) return null;
  const counts = await counters.bulkGet(EXECUTION_STATUSES.map((status) => counterKey('status', status)));
  return new Map(EXECUTION_STATUSES.map((status, index) => [status, counts[index]?.count ?? 0]));
}
