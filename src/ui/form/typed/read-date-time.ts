import { twoDigits } from '@/i18n/format/two-digits';

const WRITTEN = /^(\d{1,2})\/(\d{1,2})\/(\d{4})(?: +(\d{1,2}):(\d{2})(?::(\d{2}))?)?$/;

/**
 * The moment a person typed as DD/MM/YYYY HH:mm:ss in UTC; without a time it is midnight. Null for an empty text,
 * undefined for what is no date.
 */
export function readDateTime(text: string): Date | null | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const [, day, month, year, hour = '0', minute = '0', second = '0'] = WRITTEN.exec(trimmed) ?? [];
  if (year === undefined) return undefined;
  const time = [hour, minute, second].map((part) => twoDigits(Number(part))).join(':');
  const spelled = `${year}-${twoDigits(Number(month))}-${twoDigits(Number(day))}T${time}`;
  const date = new Date(`${spelled}Z`);
  // JavaScript moves the 30th of February into March, so the day is read back.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(spelled) ? date : undefined;
}
