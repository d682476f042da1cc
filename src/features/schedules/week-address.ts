import { mondayOf } from '@/domain/schedule/week-starts';
import { isoDay } from '@/i18n/format/date';

/**
 * Reads a day from an address, such as "2026-11-23", and returns the midnight at which the week of that day begins. If
 * the address has no day, uses the week of `today`. Both times are in milliseconds since 1970.
 */
export function readWeek(text: string | null, today: number): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return mondayOf(today);
  return mondayOf(new Date(year, month - 1, day).getTime());
}

/** Writes the first day of a week for an address: "2026-11-23". */
export const writeWeek = (monday: number): string => isoDay(new Date(monday));
