import { hasSucceeded, outcomeOf } from './outcome';
import { forEachRun, hourOf, type RunHourRow } from '../period/run-hours';
import { DAY_MS } from '@/lib/durations';

/** The numbers of ended runs. Stopped runs do not count. */
export interface SuccessRate {
  /** Runs that ended with success or a warning. */
  worked: number;
  /** Runs that ended with a warning. */
  warned: number;
  /** Runs that ended with success, a warning or an error. */
  ended: number;
}

/**
 * The first and the last hour (see `hourOf`) of the last `days` days before `end`.
 * @param end milliseconds since 1970
 */
export function hoursBefore(end: number, days: number): [number, number] {
  return [hourOf(end - days * DAY_MS) + 1, hourOf(end)];
}

/**
 * Counts the ended runs of one job instance: all of them, the runs that worked, and the runs with warnings.
 * @param hours the hours of the period
 */
export function successRate(hours: readonly RunHourRow[], instanceCode: string): SuccessRate {
  const rate = { worked: 0, warned: 0, ended: 0 };
  forEachRun(hours, (code, status) => {
    if (code !== instanceCode) return;
    const outcome = outcomeOf(status);
    if (hasSucceeded(status)) rate.worked += 1;
    if (outcome === 'warning') rate.warned += 1;
    if (hasSucceeded(status) || outcome === 'error') rate.ended += 1;
  });
  return rate;
}
