import { hasWorked, outcomeOf } from './outcome';
import { hourOf, type RunHourRow } from '../figures/run-hours';

const DAY_MS = 86_400_000;

/** Ended runs of a period, without stopped ones. */
export interface SuccessRate {
  /** Success and warning. */
  worked: number;
  /** Success, warning and error. */
  ended: number;
}

/** The hours of the `days` before a time, as the first and the last hour. @param end milliseconds since 1970 */
export function hoursBefore(end: number, days: number): [number, number] {
  return [hourOf(end - days * DAY_MS) + 1, hourOf(end)];
}

/** How many ended runs of one job instance worked. @param hours the counters of the period */
export function successRate(hours: readonly RunHourRow[], instanceCode: string): SuccessRate {
  const rate = { worked: 0, ended: 0 };
  for (const { counts } of hours) {
    for (const count of counts) {
      if (count.instanceCode !== instanceCode) continue;
      if (hasWorked(count.status)) rate.worked += count.count;
      if (hasWorked(count.status) || outcomeOf(count.status) === 'error') rate.ended += count.count;
    }
  }
  return rate;
}
