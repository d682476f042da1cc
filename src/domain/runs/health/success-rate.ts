import { hasSucceeded, outcomeOf } from './outcome';
import { forEachRun, hourOf, type RunHourRow } from '../period/run-hours';

const DAY_MS = 86_400_000;

/** Numbers of ended runs, without stopped runs. */
export interface SuccessRate {
  /** Success and warning. */
  worked: number;
  /** Warning only. */
  warned: number;
  /** Success, warning and error. */
  ended: number;
}

/** The first and the last hour (see `hourOf`) of the `days` before `end`. @param end milliseconds since 1970 */
export function hoursBefore(end: number, days: number): [number, number] {
  return [hourOf(end - days * DAY_MS) + 1, hourOf(end)];
}

/**
 * Counts the ended runs of one job instance, those that worked, and those with warnings.
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
