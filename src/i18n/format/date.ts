import { twoDigits } from '@/lib/text/two-digits';

/** A moment: ISO 8601 text with an offset, milliseconds since the epoch, or a Date. */
export type Moment = string | number | Date;

/** A Date for a moment; null for null, undefined, "" and anything unreadable. */
export function toDate(moment: Moment | null | undefined): Date | null {
  if (moment === null || moment === undefined || moment === '') return null;
  const date = moment instanceof Date ? moment : new Date(moment);
  return Number.isNaN(date.getTime()) ? null : date;
}

/** DD/MM/YYYY HH:mm:ss in the browser's zone, in both languages; "" if there is no date. */
export function formatDateTime(moment: Moment | null | undefined): string {
  const date = toDate(moment);
  return date === null ? '' : `${formatDay(date)} ${formatClock(date)}`;
}

/** DD/MM/YYYY in the browser's zone. */
export function formatDay(date: Date): string {
  return `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}/${String(date.getFullYear()).padStart(4, '0')}`;
}

/** HH:mm:ss in the browser's zone. */
export function formatClock(date: Date): string {
  return `${formatHourMinute(date)}:${twoDigits(date.getSeconds())}`;
}

/** HH:mm in the browser's zone, as in "as of 14:02". */
export function formatHourMinute(date: Date): string {
  return `${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`;
}

/** "14:02" for today, otherwise DD/MM/YYYY HH:mm:ss. */
export function formatMoment(moment: number, now = Date.now()): string {
  const date = new Date(moment);
  return formatDay(date) === formatDay(new Date(now)) ? formatHourMinute(date) : formatDateTime(date);
}

/** YYYY-MM-DD in the browser's zone, for addresses and names of files. */
export const isoDay = (date: Date): string => formatDay(date).split('/').toReversed().join('-');

/** DD/MM in the browser's zone. */
export const formatDayMonth = (date: Date): string => formatDay(date).slice(0, 5);
