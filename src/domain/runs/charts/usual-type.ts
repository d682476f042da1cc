import type { ExecutionRow, ExecutionType } from '../../execution';

/** How many of the newest runs decide. */
const RUNS = 50;

/**
 * The type that most of the newest runs have; of equally frequent types that of the newer run, and delta without runs. A
 * single run of another type does not change it.
 * @param runs of one job instance, newest first
 */
export function usualType(runs: readonly Pick<ExecutionRow, 'type'>[]): ExecutionType {
  const counts = new Map<ExecutionType, number>();
  for (const { type } of runs.slice(0, RUNS)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 'delta';
}
