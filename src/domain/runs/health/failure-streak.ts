import type { ExecutionRow, ExecutionType } from '../../execution';
import { hasSucceeded, outcomeOf } from './outcome';

/** How a job instance has failed since it last worked. */
export interface FailureStreak {
  /** The number of failed runs in a row; 0 if the last ended run worked. */
  count: number;
  /** The first of these failed runs; null if there is none. */
  first: ExecutionRow | null;
  /** The newest run that worked; null if none is known. */
  lastSuccess: ExecutionRow | null;
  /**
   * Whether there may be more such failures among older runs that are unknown. If so, `count` is a minimum, and `first`
   * may not be the first.
   */
  mayBeLonger: boolean;
}

/**
 * Counts failed runs, from the newest run back to the last run that worked. Stopped and running runs do not count.
 * @param runs the runs of one job instance, newest first
 * @param hasAll whether `runs` has all runs of the job instance
 */
export function failureStreak(runs: readonly ExecutionRow[], hasAll: boolean): FailureStreak {
  const end = runs.findIndex(({ status }) => hasSucceeded(status));
  const errors = (end === -1 ? runs : runs.slice(0, end)).filter(({ status }) => outcomeOf(status) === 'error');
  return {
    count: errors.length,
    first: errors.at(-1) ?? null,
    lastSuccess: runs[end] ?? null,
    mayBeLonger: end === -1 && !hasAll,
  };
}

/**
 * Counts the last `count` failures by the type of the run.
 * @param runs the runs of one job instance, newest first
 */
export function streakTypes(runs: readonly ExecutionRow[], count: number): ReadonlyMap<ExecutionType, number> {
  const failed = runs.filter(({ status }) => outcomeOf(status) === 'error').slice(0, count);
  const types = new Map<ExecutionType, number>();
  for (const { type } of failed) types.set(type, (types.get(type) ?? 0) + 1);
  return types;
}
