import type { CreatedSpan } from '@/domain/runs/period/created-span';
import { formatClock, formatDay, formatHourMinute, isoDay } from '@/i18n/format/date';
import { startOfDay } from '@/lib/start-of-day';
import { readDateTime } from '@/ui/form/typed/read-date-time';

/** Why a typed period is invalid: a time is unreadable, or the end is not after the beginning. */
export type PeriodProblem = 'from' | 'to' | 'order';

/**
 * Reads a period that was typed in local time: DD/MM/YYYY, perhaps with a time. If the end has no time, the period
 * includes the whole last day, as in the calendar. If the end is empty, the period lasts until now.
 */
export function readPeriod(from: string, to: string): CreatedSpan | { problem: PeriodProblem } {
  const start = localTime(from);
  const end = localTime(to, to.includes(':') ? 0 : 1);
  if (start == null) return { problem: 'from' };
  if (end === undefined) return { problem: 'to' };
  return end !== null && end <= start ? { problem: 'order' } : { from: start, to: end };
}

/** Reads a typed local time and adds days. Milliseconds since 1970; null for an empty text, undefined if unreadable. */
function localTime(text: string, daysLater = 0): number | null | undefined {
  const read = readDateTime(text);
  if (read == null) return read;
  const [hour, minute, second] = [read.getUTCHours(), read.getUTCMinutes(), read.getUTCSeconds()];
  const day = read.getUTCDate() + daysLater;
  return new Date(read.getUTCFullYear(), read.getUTCMonth(), day, hour, minute, second).getTime();
}

/** A time as a person would type it: "17/11/2026 00:00"; with seconds if they are not zero. */
export function typedMoment(time: number): string {
  const date = new Date(time);
  return `${formatDay(date)} ${date.getSeconds() === 0 ? formatHourMinute(date) : formatClock(date)}`;
}

/**
 * The first and the last day of a period.
 * @param today when the current day began, milliseconds since 1970
 */
export function daysOfSpan({ from, to }: CreatedSpan, today: number): { first: string; last: string } {
  // A period that ends at midnight does not include the day that begins then.
  return { first: isoDay(new Date(from)), last: isoDay(new Date(to === null ? Math.max(today, from) : to - 1)) };
}

/** The period from a first to a last day (YYYY-MM-DD). If the last day is today or later, the period has no end. */
export function spanOfDays(first: string, last: string, today: number): CreatedSpan {
  const lastDay = Date.parse(`${last}T00:00:00`);
  return { from: Date.parse(`${first}T00:00:00`), to: lastDay >= today ? null : startOfDay(lastDay, 1) };
}
