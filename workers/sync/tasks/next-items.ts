import type { ExecutionRow } from '@/domain/execution';

/**
 * At most this many successful runs are selected for each integration and type of run: the newest run, and enough
 * earlier runs to know what is usual (`src/domain/runs/figures/item-shortfall.ts`). Their steps are read to count the
 * items of each run.
 */
export const COUNTED_RUNS = 8;

/**
 * Selects the runs whose steps are read for their items, in the order of the requests: the newest run of every
 * integration and type, then the second newest of each, and so on.
 * @param worked runs that worked, newest first
 * @param since runs created before this time are left out; milliseconds, server clock
 */
export function runsToCount(worked: readonly ExecutionRow[], since: number): ExecutionRow[] {
  const ranks = new Map<string, number>();
  const ranked = worked
    .filter(
      ({ instanceCode, createdAt }) => instanceCode !== null && createdAt !== null && Date.parse(createdAt) >= since,
    )
    .map((run) => {
      const key = `${run.instanceCode} ${run.type}`;
      const rank = ranks.get(key) ?? 0;
      ranks.set(key, rank + 1);
      return { run, rank };
    });
  return ranked
    .filter(({ rank }) => rank < COUNTED_RUNS)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ run }) => run);
}
