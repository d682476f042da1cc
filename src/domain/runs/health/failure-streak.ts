import type { ExecutionRow } from '../../execution';
import { hasWorked, outcomeOf } from './outcome';

/** The failed runs since a job instance last worked. */
export interface FailureStreak {
  /** Failed runs in a row; 0 when the last ended run worked. */
  count: number;
  /** The first of them; null when there is none. It ended when the failing began. */
  first: ExecutionRow | null;
  /** The newest run that worked; null when none is known. */
  lastSuccess: ExecutionRow | null;
  /** Older runs may continue the row: it has at least `count` runs, and began before `first` or with it. */
  open: boolean;
}

/**
 * Counts the failed runs backwards until one that worked. Stopped and running ones are passed over.
 * @param runs of one job instance, newest first
 * @param hasAll there are no older runs than these
 */
export function failureStreak(runs: readonly ExecutionRow[], hasAll: boolean): FailureStreak {
  const end = runs.findIndex(({ status }) => hasWorked(status));
  const errors = (end === -1 ? runs : runs.slice(0, end)).filter(({ status }) => outcomeOf(status) === 'error');
  return {
    count: errors.length,
    first: errors.at(-1) ?? null,
    lastSuccess: runs[end] ?? null,
    open: end === -1 && !hasAll,
  };
}
