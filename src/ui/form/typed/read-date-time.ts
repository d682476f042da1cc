import { twoDigits } from '@/i18n/format/number';

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * Reads a typed DD/MM/YYYY HH:mm:ss in UTC; without a time it is midnight. Null for an empty text, undefined for a text
 * that is not a date.
 */
export function readDateTime(text: string): Date | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, day, month, year, hour = '0', minute = '0', second = '0'] = WRITTEN.exec(trimmed) ?? [];
  if (year === undefined) return undefined;
  const time = [hour, minute, second].map((part) => twoDigits(Number(part))).join(':');
  const spelled = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}T${time}`;
  const date = new Date(`${spelled}Z`);
  // JavaScript moves the 30th of February into March, so the parsed date is compared with the text.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(spelled) ? date : undefined;
}
