import type { ExecutionRow, ExecutionType } from '../../execution';

/** The number of newest runs that count. */
const RUNS = 50;

/**
 * The most frequent type among the newest runs. If two types are equally frequent, it is the type of the newer run.
 * Without runs, it is delta.
 * @param runs the runs of one job instance, newest first
 */
export function usualType(runs: readonly Pick<ExecutionRow, 'type'>[]): ExecutionType {
  const counts = new Map<ExecutionType, number>();
  for (const { type } of runs.slice(0, RUNS)) counts.set(type, (counts.get(type) ?? 0) + 1);
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one);
  return most?.[0] ?? 'delta';
}
