import { twoDigits } from '@/lib/text/two-digits';

/** DD/MM/YYYY HH:mm:ss in UTC. */
export function utcText(date: Date): string {
  return `${utcDay(date)} ${utcClock(date)}`;
}

/** The browser's offset from UTC at a moment: "UTC+2", "UTC−3:30", or "UTC". */
export const browserOffset = (date: Date): string => offsetText(-date.getTimezoneOffset());

/** The text for an offset from UTC, which is given in minutes: "UTC+2", "UTC−3:30"; "UTC" for 0 minutes. */
export function offsetText(minutes: number): string {
  if (minutes === 0) return 'UTC';
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `UTC${minutes < 0 ? '−' : '+'}${hours}${rest === 0 ? '' : `:${twoDigits(rest)}`}`;
}

/** DD/MM/YYYY in UTC. */
export function utcDay(date: Date): string {
  const year = String(date.getUTCFullYear()).padStart(4, '0');
  return `${twoDigits(date.getUTCDate())}/${twoDigits(date.getUTCMonth() + 1)}/${year}`;
}

/** HH:mm:ss in UTC. */
export function utcClock(date: Date): string {
  return `${utcHourMinute(date)}:${twoDigits(date.getUTCSeconds())}`;
}

/** HH:mm in UTC. */
export function utcHourMinute(date: Date): string {
  return `${twoDigits(date.getUTCHours())}:${twoDigits(date.getUTCMinutes())}`;
}
