import { DAY_MS, MINUTE_MS } from '@/lib/durations';

/** Two changes of clocks are expected to be at least this far apart. */
const STEP = 7 * DAY_MS;
/** How far ahead to look for the next change of clocks. */
const FURTHEST = 400 * DAY_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
    });
  formats.set(timeZone, format);
  return format;
}

/** A zone's offset from UTC at an instant, in minutes. */
export function zoneOffset(zone: string, at: Date): number {
  const parts = formatOf(zone).formatToParts(at);
  const part = (type: string): number => Number(parts.find((entry) => entry.type === type)?.value);
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'));
  return Math.round((local - Math.floor(at.getTime() / MINUTE_MS) * MINUTE_MS) / MINUTE_MS);
}

const offsetMs = (zone: string, at: number): number => zoneOffset(zone, new Date(at)) * MINUTE_MS;

/** The time that a zone's clock shows at an instant, read as if it were UTC. Both are milliseconds since 1970. */
export const shownTime = (zone: string, at: number): number => at + offsetMs(zone, at);

/**
 * The instants at which a zone's clock shows a time, in order. Usually there is one instant. There are two if a change
 * of clocks repeats the time, and none if it skips the time.
 * @param shown the time that the clock shows, read as UTC, milliseconds since 1970
 */
export function instantsOf(zone: string, shown: number): number[] {
  const offsets = new Set([offsetMs(zone, shown - DAY_MS), offsetMs(zone, shown + DAY_MS)]);
  return [...offsets]
    .map((offset) => shown - offset)
    .filter((at) => shownTime(zone, at) === shown)
    .toSorted((a, b) => a - b);
}

/** A change of clocks in a zone. */
export interface ClockChange {
  /** The first instant with the new time, milliseconds since 1970. */
  at: number;
  /** The offset from UTC before the change, in minutes. */
  before: number;
  /** The offset from UTC after the change, in minutes. */
  after: number;
}

/**
 * The first change of clocks after an instant; null if there is none within 400 days.
 * @param from milliseconds since 1970
 */
export function nextClockChange(zone: string, from: number): ClockChange | null {
  for (let start = from; start < from + FURTHEST; start += STEP) {
    const change = changeBetween(zone, start, start + STEP);
    if (change !== null) return change;
  }
  return null;
}

/**
 * The change of clocks that skips a time in a zone; null if there is none.
 * @param shown the skipped time, read as UTC, milliseconds since 1970
 */
export function changeOver(zone: string, shown: number): ClockChange | null {
  return changeBetween(zone, shown - DAY_MS, shown + DAY_MS);
}

/** The change of clocks after `from` and not after `to`; null if the offset is the same at both. */
function changeBetween(zone: string, from: number, to: number): ClockChange | null {
  const before = zoneOffset(zone, new Date(from));
  const after = zoneOffset(zone, new Date(to));
  if (before === after) return null;
  let [low, high] = [Math.floor(from / MINUTE_MS), Math.ceil(to / MINUTE_MS)];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (zoneOffset(zone, new Date(middle * MINUTE_MS)) === before) low = middle;
    else high = middle;
  }
  return { at: high * MINUTE_MS, before, after };
}
