import type { Span } from '../runs/period/period';
import type { DueTimesByCode } from '../runs/period/period-runs';
import { daySpan, type Start } from './day-starts';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** An hour of a day, and which integrations start in it. */
export interface HourOfDay {
  hour: number;
  /** False for an hour that a change of clocks skips. */
  exists: boolean;
  /** The first start of each integration in this hour, in order, without the integrations in `allDay`. */
  starts: readonly Start[];
}

/** A day of a week. */
export interface DayOfWeek extends Span {
  /** The codes of the integrations that start in every hour of this day. */
  allDay: readonly string[];
  /** 24 hours by the clock of this device. A repeated hour has the starts of both passes. */
  hours: readonly HourOfDay[];
}

/** The local midnight that begins the Monday of a week. @param time any time in the week, milliseconds since 1970 */
export function mondayOf(time: number): number {
  const date = new Date(time);
  date.setHours(0, 0, 0, 0);
  return date.setDate(date.getDate() - ((date.getDay() + 6) % 7));
}

/** The local midnight some days later. */
export function daysLater(midnight: number, days: number): number {
  const date = new Date(midnight);
  return date.setDate(date.getDate() + days);
}

/** The seven days from this midnight on. */
export const daysFrom = (monday: number): Span[] =>
  Array.from({ length: 7 }, (_, index) => daySpan(daysLater(monday, index)));

/** A day with its starts. @param starts on this day, ascending, by code */
export function dayOfWeek(span: Span, starts: DueTimesByCode): DayOfWeek {
  const hours = HOURS.map((hour) => ({ hour, exists: existsOn(span.from, hour), starts: [] as Start[] }));
  const allDay: string[] = [];
  for (const [code, times] of starts) {
    const byHour = firstByHour(times);
    if (hours.every(({ hour, exists }) => !exists || byHour.has(hour))) allDay.push(code);
    else for (const [hour, at] of byHour) hours[hour]?.starts.push({ code, at });
  }
  for (const { starts: own } of hours) own.sort((a, b) => a.at - b.at);
  return { ...span, allDay, hours };
}

/** The first time in each hour of the day. @param times ascending */
function firstByHour(times: readonly number[]): ReadonlyMap<number, number> {
  const byHour = new Map<number, number>();
  for (const at of times) {
    const hour = new Date(at).getHours();
    if (!byHour.has(hour)) byHour.set(hour, at);
  }
  return byHour;
}

/** Whether the clock of this device shows an hour on the day that begins at this midnight. */
function existsOn(midnight: number, hour: number): boolean {
  const date = new Date(midnight);
  date.setHours(hour);
  return date.getHours() === hour;
}
