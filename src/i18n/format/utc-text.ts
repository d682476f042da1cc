import { twoDigits } from './number';

/** DD/MM/YYYY HH:mm:ss in UTC. */
export function utcText(date: Date): string {
  return `${utcDay(date)} ${utcClock(date)}`;
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
