import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { countRun, hourOfRun, type RunHourRow } from '@/domain/runs/figures/run-hours';

/**
 * Updates the counts of the hours to which written and removed executions belong. Call it in the transaction that
 * writes the rows. It writes nothing when no execution changes its hour, job instance or status.
 */
export async function changeRunHours(
  cache: CacheDatabase,
  written: readonly { before: ExecutionRow | undefined; after: ExecutionRow }[],
  removed: readonly ExecutionRow[],
): Promise<void> {
  const changes = new Map<number, { row: ExecutionRow; by: 1 | -1 }[]>();
  const change = (row: ExecutionRow, by: 1 | -1): void => {
    const hour = hourOfRun(row);
    if (hour !== null) changes.set(hour, [...(changes.get(hour) ?? []), { row, by }]);
  };
  for (const { before, after } of written) {
    if (before !== undefined && isSameCount(before, after)) continue;
    if (before !== undefined) change(before, -1);
    change(after, 1);
  }
  for (const row of removed) change(row, -1);
  const hours = [...changes.keys()];
  if (hours.length === 0) return;
  const known = await cache.runHours.bulkGet(hours);
  const changed = hours.map((hour, index): RunHourRow => {
    let counts = known[index]?.counts ?? [];
    for (const { row, by } of changes.get(hour) ?? []) counts = countRun(counts, row, by);
    return { hour, counts };
  });
  const empty = changed.filter(({ counts }) => counts.length === 0);
  await Promise.all([
    cache.runHours.bulkPut(changed.filter(({ counts }) => counts.length > 0)),
    empty.length > 0 && cache.runHours.bulkDelete(empty.map(({ hour }) => hour)),
  ]);
}

/** Whether two versions of an execution are counted in the same hour, for the same job instance and status. */
function isSameCount(a: ExecutionRow, b: ExecutionRow): boolean {
  return a.createdAt === b.createdAt && a.instanceCode === b.instanceCode && a.status === b.status;
}
