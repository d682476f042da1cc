import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDue, type PlainDue } from '@tests/support/plain-cron';
import { propertyRuns } from '@tests/support/simulation/seeds';
import { lastRun, nextRun, readCron, RUN_COUNT, runsBetween, type CronRun } from './cron-runs';
import { nextClockChange } from './zone-clock';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const FIRST = Date.UTC(2026, 0, 1);
const LAST = Date.UTC(2036, 0, 1);

/**
 * Zones of every kind: in the north and in the south, with offsets of half hours, and without changes of clocks. In
 * some zones, the clocks change at midnight, by half an hour, or twice within weeks.
 */
const ZONES = [
  'Africa/Cairo',
  'Africa/Casablanca',
  'America/Asuncion',
  'America/Havana',
  'America/Los_Angeles',
  'America/New_York',
  'America/Nuuk',
  'America/Santiago',
  'America/St_Johns',
  'Asia/Beirut',
  'Asia/Jerusalem',
  'Asia/Kathmandu',
  'Atlantic/Azores',
  'Australia/Adelaide',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Europe/Paris',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'UTC',
];

/** A minute: its instant, and the time that the zone's clock shows then, read as UTC. */
interface Minute {
  at: number;
  shown: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The time that a zone's clock shows, read as UTC: formatted as text and parsed again. */
function shownAt(zone: string, at: number): number {
  const format =
    formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(zone, format);
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
}

/** The days of ten years on which the clocks of a zone change, found by checking every day. */
function changeDays(zone: string): number[] {
  const days: number[] = [];
  for (let day = FIRST; day < LAST; day += DAY)
    if (shownAt(zone, day) - day !== shownAt(zone, day + DAY) - day - DAY) days.push(day);
  return days;
}

const known = new Map<string, Minute[]>();

/** Every minute of a day, and of some hours before and after it. */
function minutesAround(zone: string, day: number): Minute[] {
  const key = `${zone} ${day}`;
  const minutes =
    known.get(key) ??
    Array.from({ length: (DAY + 17 * HOUR) / MINUTE }, (_, index) => {
      const at = day - 8 * HOUR + index * MINUTE;
      return { at, shown: shownAt(zone, at) };
    });
  known.set(key, minutes);
  return minutes;
}

const isDue = ({ isDay, minutes }: PlainDue, time: number): boolean =>
  isDay(new Date(time)) && minutes.includes((time % DAY) / MINUTE);

type Expected = Pick<CronRun, 'pass'> & { at: number; skipped: number | null };

/** The runs within these minutes, found by checking each minute. */
function expectedRuns(due: PlainDue, minutes: readonly Minute[], inZone: boolean): Expected[] {
  const once = new Set<number>();
  const twice = new Set<number>();
  for (const { shown } of minutes) (once.has(shown) ? twice : once).add(shown);
  const seen = new Set<number>();
  return minutes.flatMap(({ at, shown }, index) => {
    const pass = twice.has(shown) ? (seen.has(shown) ? 2 : 1) : null;
    seen.add(shown);
    const before = inZone ? (minutes[index - 1]?.shown ?? shown) : shown;
    const runs: Expected[] = [];
    for (let gone = before + MINUTE; gone < shown; gone += MINUTE)
      if (isDue(due, gone)) runs.push({ at, pass: null, skipped: gone });
    if (isDue(due, inZone ? shown : at)) runs.push({ at, pass, skipped: null });
    return runs;
  });
}

function expectSameRuns(expression: string, zone: string, day: number): void {
  const due = plainDue(expression);
  if (due === null) throw new Error(`Not valid: ${expression}`);
  const minutes = minutesAround(zone, day);
  const [from, to] = [day - 6 * HOUR, day + 1.25 * DAY];
  for (const inZone of [true, false]) {
    const reading = readCron(expression, new Date(from), zone, inZone ? zone : 'UTC');
    if (reading.kind !== 'runs') throw new Error(reading.kind);
    const found = reading.runs.map(({ at, pass, skipped }) => ({ at: +at, pass, skipped: skipped && +skipped }));
    const expected = expectedRuns(due, minutes, inZone).filter(({ at }) => at > from && at <= to);
    expect(found.filter(({ at }) => at <= to)).toEqual(expected.slice(0, RUN_COUNT));
    expectDue(expected, expression, { zone: inZone ? zone : 'UTC', from, to });
    if (inZone) expect(reading.runs.every(({ shift }) => shift === 0)).toBe(true);
    else expectShifts(reading.runs, zone);
  }
}

/** Checks that the due runs are exactly the runs that certainly take place, each once. */
function expectDue(
  expected: readonly Expected[],
  expression: string,
  { zone, from, to }: { zone: string; from: number; to: number },
): void {
  const due = expected.filter(({ pass, skipped }) => skipped === null && (zone === 'UTC' || pass !== 2));
  const times = due.map(({ at }) => at);
  const found = runsBetween(expression, new Date(from), new Date(to), { scheduleZone: zone, limit: Infinity });
  expect(found.map(Number)).toEqual(times);
  const marked = expected.filter(({ pass, skipped }) => pass !== null || skipped !== null).slice(0, 12);
  for (const until of marked.flatMap(({ at }) => [at - MINUTE, at, at + MINUTE])) {
    const after = times.find((at) => at > until);
    const before = times.findLast((at) => at <= until);
    if (after !== undefined) expect(nextRun(expression, new Date(until), zone)?.getTime()).toBe(after);
    if (before !== undefined) expect(lastRun(expression, new Date(until), zone)?.getTime()).toBe(before);
  }
}

/**
 * Checks that each run reports the clock change since the previous run. If the two runs are at most as far apart as the
 * change is long, the run must report no change.
 */
function expectShifts(runs: readonly CronRun[], zone: string): void {
  for (const [index, { at, shift }] of runs.entries()) {
    const before = runs[index - 1]?.at;
    if (before === undefined) continue;
    const moved = shownAt(zone, +at) - +at - (shownAt(zone, +before) - +before);
    expect(shift).toBe(+at - +before <= Math.abs(moved) ? 0 : moved / MINUTE);
  }
}

const few = (max: number): fc.Arbitrary<string> =>
  fc.uniqueArray(fc.nat(max), { minLength: 1, maxLength: 3 }).map((values) => values.toSorted((a, b) => a - b).join());
const minute = fc.oneof(fc.constantFrom('0', '30', '*/15', '*/30', '59'), few(59));
const hour = fc.oneof(
  fc.constantFrom('*', '*/2', '0-4', '1', '2', '3', '22-23'),
  fc.uniqueArray(fc.constantFrom(0, 1, 2, 3, 4, 23), { minLength: 1, maxLength: 4 }).map((values) => values.join()),
);
const expressions = fc
  .tuple(minute, hour, fc.constantFrom('* * *', '* * *', '* * *', '* * 0', '* * 6,0', '1-31 * 1'))
  .map((parts) => parts.join(' '));

test.each(ZONES)(
  'around all clock changes of ten years, the runs are the same as in a check of every minute, in %s',
  (zone) => {
    const days = changeDays(zone);
    const changes: number[] = [];
    for (let at = FIRST; at < LAST;) {
      const change = nextClockChange(zone, at);
      if (change === null || change.at >= LAST) break;
      changes.push(change.at);
      at = change.at;
    }
    expect(changes.map((at) => Math.floor((at - 1) / DAY) * DAY)).toEqual(days);
    if (days.length === 0) return;
    fc.assert(
      fc.property(expressions, fc.constantFrom(...days), (expression, day) => expectSameRuns(expression, zone, day)),
      { numRuns: propertyRuns(15) },
    );
  },
);
