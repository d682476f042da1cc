import { twoDigits } from '@/lib/text/two-digits';

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * Reads a typed date and time, DD/MM/YYYY HH:mm:ss, in UTC. A date without a time means midnight. Returns null for an
 * empty text, and undefined for a text that is not a date.
 */
export function readDateTime(text: string): Date | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, day, month, year, hour = '0', minute = '0', second = '0'] = WRITTEN.exec(trimmed) ?? [];
  if (year === undefined) return undefined;
  const time = [hour, minute, second].map((part) => twoDigits(Number(part))).join(':');
  const spelled = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}T${time}`;
  const date = new Date(`${spelled}Z`);
  // JavaScript reads the 30th of February as a day in March, so the date is compared with the text.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(spelled) ? date : undefined;
}
