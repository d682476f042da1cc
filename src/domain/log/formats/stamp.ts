import { DAY_MS } from '@/lib/durations';

/** A date and time as a logger writes it. */
export interface Stamp {
  /** Milliseconds since the epoch. A time without a zone is read as UTC. */
  time: number;
  hasZone: boolean;
  /** The number of characters before the text that follows the time. */
  length: number;
}

const CLOCK = String.raw`(\d\d:\d\d:\d\d)(?:[.,](\d{1,9}))?`;
/**
 * A zone: an offset, a name of UTC, or the name of another zone, whose offset is not known. The name of another zone
 * must be followed by a closing bracket. An offset without minutes must follow the time directly, as PostgreSQL writes
 * it.
 */
const ZONE = String.raw`(?: ?(Z|UTC|GMT|[+-]\d\d:?\d\d)|([+-]\d\d)| [A-Z][\w/+-]{1,40}(?=\]))?`;
const END = String.raw`\]?:?(?:\s+|$)`;
/** 2026-11-23T03:36:47.120+01:00, [2026-11-23 03:36:47], 2026/11/23 03:36:47 */
const YEAR_FIRST = new RegExp(String.raw`^\[?(\d{4})[-/](\d\d)[-/](\d\d)[T ]${CLOCK}${ZONE}${END}`);
/** [23-Nov-2026 03:36:47 UTC], [23/Nov/2026:03:36:47 +0000] */
const DAY_FIRST = new RegExp(String.raw`^\[?(\d\d)[-/]([A-Z][a-z]{2})[-/](\d{4})[: ]${CLOCK}${ZONE}${END}`);
/** [Mon Nov 23 03:36:47.123456 2026] */
const YEAR_LAST = new RegExp(String.raw`^\[[A-Z][a-z]{2} ([A-Z][a-z]{2}) {1,2}(\d{1,2}) ${CLOCK} (\d{4})${END}`);
/** "Nov 23 03:36:47 ", as syslog writes it */
const WITHOUT_YEAR = new RegExp(String.raw`^([A-Z][a-z]{2}) {1,2}(\d{1,2}) ${CLOCK}\s`);
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** Reads a date and time at the beginning of a text; null if there is none. */
export function readStamp(text: string): Stamp | null {
  let found = YEAR_FIRST.exec(text);
  if (found !== null) {
    const [{ length }, year = '', month = '', day = '', clock = '', fraction, zone, hours] = found;
    return stampOf(`${year}-${month}-${day}T${clock}`, fraction, zone ?? hours, length);
  }
  found = DAY_FIRST.exec(text);
  if (found !== null) {
    const [{ length }, day = '', month = '', year = '', clock = '', fraction, zone, hours] = found;
    return stampOf(`${year}-${monthOf(month)}-${day}T${clock}`, fraction, zone ?? hours, length);
  }
  found = YEAR_LAST.exec(text);
  if (found === null) return null;
  const [{ length }, month = '', day = '', clock = '', fraction, year = ''] = found;
  return stampOf(`${year}-${monthOf(month)}-${day.padStart(2, '0')}T${clock}`, fraction, undefined, length);
}

/** Reads a date and time without a year. The year is chosen so that the time is not more than a day after `now`. */
export function readStampWithoutYear(text: string, now: number): Stamp | null {
  const found = WITHOUT_YEAR.exec(text);
  if (found === null) return null;
  const [{ length }, month = '', day = '', clock = '', fraction] = found;
  const inYear = (year: number): Stamp | null =>
    stampOf(`${year}-${monthOf(month)}-${day.padStart(2, '0')}T${clock}`, fraction, undefined, length);
  const year = new Date(now).getUTCFullYear();
  const stamp = inYear(year);
  return stamp !== null && stamp.time > now + DAY_MS ? inYear(year - 1) : stamp;
}

/** A month as two digits; "00" for any other name, which makes the date invalid. */
const monthOf = (name: string): string => String(MONTHS.indexOf(name) + 1).padStart(2, '0');

function stampOf(date: string, fraction = '', zone: string | undefined, length: number): Stamp | null {
  const time = Date.parse(`${date}.${fraction.slice(0, 3).padEnd(3, '0')}${isoOffset(zone)}`);
  return Number.isNaN(time) ? null : { time, hasZone: zone !== undefined, length };
}

function isoOffset(zone: string | undefined): string {
  if (zone === undefined || !/^[+-]/.test(zone)) return 'Z';
  const digits = zone.replace(':', '').padEnd(5, '0');
  return `${digits.slice(0, 3)}:${digits.slice(3)}`;
}
