import type { Span } from '../runs/period/period';
import type { DueTimesByCode } from '../runs/period/period-runs';
import { daySpan, type Start } from './day-starts';
import { startOfDay } from '@/lib/start-of-day';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of a day, and the integrations that start in it. */
export interface HourOfDay {
  hour: number;
  /** Whether the day has this hour. A change of clocks can skip it. */
  exists: boolean;
  /** The first start of each integration in this hour, in order of time. The integrations in `allDay` are left out. */
  starts: readonly Start[];
}

/** A day of a week, with the starts on it. */
export interface DayOfWeek extends Span {
  /** The first start of each integration that starts in every hour of the day, in order of time. */
  allDay: readonly Start[];
  /** 24 hours by this device's clock. If the clocks repeat an hour, this hour has the starts of both passes. */
  hours: readonly HourOfDay[];
}

/**
 * The local midnight at which the week that contains a time begins, on Monday.
 * @param time milliseconds since 1970
 */
export function mondayOf(time: number): number {
  return startOfDay(time, -((new Date(time).getDay() + 6) % 7));
}

/** The seven days of the week that begins at this midnight. */
export const daysFrom = (monday: number): Span[] =>
  Array.from({ length: 7 }, (_, index) => daySpan(startOfDay(monday, index)));

/**
 * Sorts the starts of a day into its hours.
 * @param starts the start times of each integration on this day, ascending; the key is the integration's code
 */
export function dayOfWeek(span: Span, starts: DueTimesByCode): DayOfWeek {
  const hours = HOURS.map((hour) => ({ hour, exists: existsOn(span.from, hour), starts: [] as Start[] }));
  const allDay: Start[] = [];
  for (const [code, times] of starts) {
    const byHour = firstByHour(times);
    const [first] = times;
    if (first !== undefined && hours.every(({ hour, exists }) => !exists || byHour.has(hour)))
      allDay.push({ code, at: first });
    else for (const [hour, at] of byHour) hours[hour]?.starts.push({ code, at });
  }
  for (const own of [allDay, ...hours.map((each) => each.starts)]) own.sort((a, b) => a.at - b.at);
  return { ...span, allDay, hours };
}

/**
 * The first time in each hour of the day, by the hour.
 * @param times ascending
 */
function firstByHour(times: readonly number[]): ReadonlyMap<number, number> {
  const byHour = new Map<number, number>();
  for (const at of times) {
    const hour = new Date(at).getHours();
    if (!byHour.has(hour)) byHour.set(hour, at);
  }
  return byHour;
}

/** Whether this device's clock shows an hour on the day that begins at a midnight. */
function existsOn(midnight: number, hour: number): boolean {
  const date = new Date(midnight);
  date.setHours(hour);
  return date.getHours() === hour;
}
