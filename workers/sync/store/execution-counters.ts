import type { CacheDatabase } from '@/database/cache-database';
import { counterKeysOf } from '@/database/counter-keys';
import type { ExecutionRow } from '@/domain/execution';
import { rowsOfKeys } from './rows-of';

/** How much to add to each counter, by its key. */
export type CounterChanges = Map<string, number>;

/** Calculates how the counters change if these rows are written and removed. */
export function counterChanges(
  written: readonly { before: ExecutionRow | undefined; after: ExecutionRow }[],
  removed: readonly ExecutionRow[],
): CounterChanges {
  const changes: CounterChanges = new Map();
  const add = (row: ExecutionRow, by: number): void => {
    for (const key of counterKeysOf(row)) changes.set(key, (changes.get(key) ?? 0) + by);
  };
  for (const { before, after } of written) {
    if (before !== undefined) add(before, -1);
    add(after, 1);
  }
  for (const row of removed) add(row, -1);
  for (const [key, by] of changes) if (by === 0) changes.delete(key);
  return changes;
}

/** Adds changes to the stored counters. Call it in the transaction that writes the rows. */
export async function changeCounters(cache: CacheDatabase, changes: CounterChanges): Promise<void> {
  if (changes.size === 0) return;
  const keys = [...changes.keys()];
  const before = await rowsOfKeys(cache.counters, keys);
  await cache.counters.bulkPut(
    keys.map((key, index) => ({ key, count: Math.max(0, (before[index]?.count ?? 0) + (changes.get(key) ?? 0)) })),
  );
}
