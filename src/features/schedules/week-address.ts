import { mondayOf } from '@/domain/schedule/week-starts';
import { twoDigits } from '@/i18n/format/number';

/** Reads a day of an address, e.g. "2026-11-23". Returns the first midnight of its week; without a day, of this week. */
export function readWeek(text: string | null, today: number): number {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text ?? '')?.map(Number) ?? [];
  if (year === undefined || month === undefined || day === undefined) return mondayOf(today);
  return mondayOf(new Date(year, month - 1, day).getTime());
}

/** Writes a week as its first day, for an address. */
export function writeWeek(monday: number): string {
  const date = new Date(monday);
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}
