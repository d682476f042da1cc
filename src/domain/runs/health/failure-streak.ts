import type { ExecutionRow, ExecutionType } from '../../execution';
import { hasSucceeded, outcomeOf } from './outcome';

/** The failed runs since a job instance last worked. */
export interface FailureStreak {
  /** Failed runs in a row; 0 when the last ended run worked. */
  count: number;
  /** The first failed run of the streak; null when there is none. */
  first: ExecutionRow | null;
  /** The newest run that worked; null when none is known. */
  lastSuccess: ExecutionRow | null;
  /**
   * Whether older, unknown runs may belong to the streak: then `count` is a minimum, and `first` may not be the first.
   */
  mayBeLonger: boolean;
}

/**
 * Counts failed runs from the newest run back to the last run that worked. Skips stopped and running runs.
 * @param runs of one job instance, newest first
 * @param hasAll whether these are all runs of the job instance
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

/** How many of the last `count` failures each type has. @param runs of one job instance, newest first */
export function streakTypes(runs: readonly ExecutionRow[], count: number): ReadonlyMap<ExecutionType, number> {
  const failed = runs.filter(({ status }) => outcomeOf(status) === 'error').slice(0, count);
  const types = new Map<ExecutionType, number>();
  for (const { type } of failed) types.set(type, (types.get(type) ?? 0) + 1);
  return types;
}
