import type { CronRun } from './cron-runs';
import { HOUR_STEPS, MINUTE_STEPS, type RepeatedChoice, type ScheduleChoice } from './schedule-choice';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';

/**
 * The shortest time from one run to the next if it is shorter than a run usually takes, milliseconds; null if no runs
 * overlap. Runs that a change of clocks skips or repeats do not count, because it is not certain that they start. If an
 * integration may run twice at once, its runs may overlap, so there is nothing to warn of: null.
 * @param runs the next runs, oldest first
 * @param usual the usual duration, milliseconds
 */
export function overlapOf(runs: readonly CronRun[], usual: number, allowSimultaneousRun: boolean): number | null {
  const starts = runs.filter(({ skipped, pass }) => skipped === null && pass !== 2).map(({ at }) => at.getTime());
  const gap = Math.min(...starts.slice(1).map((start, index) => start - (starts[index] ?? start)));
  return gap < usual && !allowSimultaneousRun ? gap : null;
}

/**
 * The next rarer schedule in which a run of usual duration ends before the next run starts. Null if there is none, or
 * if `choice` does not repeat every few minutes or hours.
 * @param usual the usual duration, milliseconds
 */
export function rarerChoice(choice: ScheduleChoice, usual: number): RepeatedChoice | null {
  if (choice.kind !== 'minutes' && choice.kind !== 'hours') return null;
  const every = MINUTE_STEPS.find(
    (step) => choice.kind === 'minutes' && step > choice.every && step * MINUTE_MS >= usual,
  );
  if (every !== undefined) return { ...choice, every, minute: choice.minute % every };
  const hour = HOUR_STEPS.find((step) => (choice.kind === 'minutes' || step > choice.every) && step * HOUR_MS >= usual);
  return hour === undefined ? null : { ...choice, kind: 'hours', every: hour };
}
