import { nightBefore } from './night';

/**
 * The periods of the dashboard: since 18:00 of the last night, the last 24 hours, the last 7 days, the last 30 days.
 */
export const PERIODS = ['night', 'day', 'week', 'month'] as const;
export type Period = (typeof PERIODS)[number];

/** How many days each period is moved to get the previous period. */
const STEP_DAYS = { night: 1, day: 1, week: 7, month: 30 } satisfies Record<Period, number>;

/** A span of time, milliseconds since 1970. It begins at `from` and ends before `to`. */
export interface Span {
  from: number;
  to: number;
}

/**
 * The span of a period that ends now.
 * @param now milliseconds since 1970; nights begin by the clock of this device's time zone
 */
export function spanOf(period: Period, now: number): Span {
  return { from: period === 'night' ? nightBefore(now) : daysBefore(now, STEP_DAYS[period]), to: now };
}

/**
 * The span that is `steps` periods earlier. Both ends keep their local time of day, even if the clocks have changed in
 * between.
 */
export function earlierSpan(period: Period, { from, to }: Span, steps: number): Span {
  const days = STEP_DAYS[period] * steps;
  return { from: daysBefore(from, days), to: daysBefore(to, days) };
}

function daysBefore(time: number, days: number): number {
  const date = new Date(time);
  return date.setDate(date.getDate() - days);
}
