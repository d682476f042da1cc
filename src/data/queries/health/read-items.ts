import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { ItemsById } from '@/domain/runs/figures/item-shortfall';
import { countedItems, haveEnded, type CountedItems } from '@/domain/runs/figures/run-items';
import { hasSucceeded } from '@/domain/runs/health/outcome';
import { itemChoices } from '../../item-choices';

/** Reads the items of the runs that worked and whose final steps are on this device. */
export async function readItems(cache: CacheDatabase, runs: readonly ExecutionRow[]): Promise<ItemsById> {
  const worked = new Map(runs.filter(({ status }) => hasSucceeded(status)).map((run) => [run.id, run]));
  const ids = [...worked.keys()];
  const items = new Map<number, CountedItems>();
  if (ids.length === 0) return items;
  // Most runs have no details on this device. One read of the keys is cheaper than a read of each run.
  const [first, last] = [ids.reduce((a, b) => Math.min(a, b)), ids.reduce((a, b) => Math.max(a, b))];
  const known = new Set(await cache.executionDetails.where('id').between(first, last, true, true).primaryKeys());
  const details = await cache.executionDetails.bulkGet(ids.filter((id) => known.has(id)));
  const choiceOf = itemChoices();
  for (const detail of details) {
    if (detail === undefined || !haveEnded(detail.steps)) continue;
    const counted = countedItems(detail.steps, choiceOf(worked.get(detail.id)?.jobCode ?? null));
    if (counted !== null) items.set(detail.id, counted);
  }
  return items;
}
