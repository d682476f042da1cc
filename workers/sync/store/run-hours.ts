import type { CacheDatabase } from '@/database/cache-database';
import { sameValue } from '@/lib/same-value';
import type { ExecutionRow } from '@/domain/execution';
import { emptyHour, hourOf, hourRunOf, withoutRun, withRun, type RunHourRow } from '@/domain/runs/period/run-hours';

type Change = (row: RunHourRow) => RunHourRow;

/**
 * Updates the rows of the hours in which the written and removed executions were created. Writes only hours that
 * change. Call it in the transaction that writes the executions.
 */
export async function changeRunHours(
  cache: CacheDatabase,
  written: readonly { before: ExecutionRow | undefined; after: ExecutionRow }[],
  removed: readonly ExecutionRow[],
): Promise<void> {
  const changes = new Map<number, Change[]>();
  const change = (row: ExecutionRow, by: typeof withRun): void => {
    const run = hourRunOf(row);
    if (run === null) return;
    const hour = hourOf(run.created);
    changes.set(hour, [...(changes.get(hour) ?? []), (before) => by(before, run)]);
  };
  for (const { before, after } of written) {
    if (before !== undefined && isSameRun(before, after)) continue;
    if (before !== undefined) change(before, withoutRun);
    change(after, withRun);
  }
  for (const row of removed) change(row, withoutRun);
  const hours = [...changes.keys()];
  if (hours.length === 0) return;
  const known = await cache.runHours.bulkGet(hours);
  const changed = hours.map((hour, index) =>
    (changes.get(hour) ?? []).reduce((row, apply) => apply(row), known[index] ?? emptyHour(hour)),
  );
  const empty = changed.filter(({ created }) => created.length === 0);
  await Promise.all([
    cache.runHours.bulkPut(changed.filter(({ created }) => created.length > 0)),
    empty.length > 0 && cache.runHours.bulkDelete(empty.map(({ hour }) => hour)),
  ]);
}

/** Whether two versions of an execution look the same in the row of their hour. */
const isSameRun = (a: ExecutionRow, b: ExecutionRow): boolean => sameValue(hourRunOf(a), hourRunOf(b));
