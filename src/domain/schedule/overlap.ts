import { HOUR_STEPS, MINUTE_STEPS, type RepeatedChoice, type ScheduleChoice } from './schedule-choice';
import { HOUR_MS, MINUTE_MS } from '@/lib/durations';

/**
 * The shortest time from one start to the next, milliseconds; null if there are fewer than two starts.
 * @param starts the start times, ascending
 */
export function shortestGap(starts: readonly number[]): number | null {
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  return gaps.length === 0 ? null : Math.min(...gaps);
}

/**
 * Whether a run that takes as long as usual is still in progress when the next run starts.
 * @param usual the usual duration, milliseconds
 */
export function isOverlapping(starts: readonly number[], usual: number): boolean {
  const gap = shortestGap(starts);
  return gap !== null && gap < usual;
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
