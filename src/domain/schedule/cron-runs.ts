import { Cron } from 'croner';
import { cronText, readCronFields } from './cron-fields';
import { changeOver, instantsOf, shownTime, zoneOffset } from './zone-clock';

/** The time zone of schedules: the backend's. */
export const SCHEDULE_ZONE = 'UTC';
/** The number of runs to return. */
export const RUN_COUNT = 10;
/** Of those around a time, how many are before it. */
const RUNS_BEFORE = 4;
const MINUTE = 60_000;
/** More than any change of clocks. */
const LONGEST_SHIFT = 3 * 60 * MINUTE;

/** One run of a schedule, and what a change of clocks does to it. */
export interface CronRun {
  /** When it runs. A skipped run has the time of the change of clocks. */
  at: Date;
  /**
   * How many minutes later (or earlier, if negative) than the runs before it the viewer's clock shows this run, because
   * the clock was changed; 0 if it was not.
   */
  shift: number;
  /** If the viewer's clock shows this time twice that day: whether this is the first or the second time. */
  pass: 1 | 2 | null;
  /** The scheduled time, as if it was UTC, if it does not exist that day in the schedule's zone; else null. */
  skipped: Date | null;
}

/**
 * - `none`: no schedule
 * - `invalid`: not a cron expression
 * - `runs`: the runs; empty if the time never occurs
 */
export type CronReading = { kind: 'none' } | { kind: 'invalid' } | { kind: 'runs'; runs: CronRun[] };

/**
 * Reads a cron expression of five fields (or `@daily` and similar) and returns the next ten runs after `from`. `zone`
 * is the viewer's time zone. In another zone than UTC, a time that a change of clocks skips or repeats is there with its
 * mark: servers differ in what they do then.
 */
export function readCron(
  expression: string | null,
  from: Date,
  zone: string,
  scheduleZone: string = SCHEDULE_ZONE,
): CronReading {
  if ((expression?.trim() ?? '') === '') return { kind: 'none' };
  const cron = cronOf(expression);
  if (cron === null) return { kind: 'invalid' };
  const runs = scheduleZone === SCHEDULE_ZONE ? runsInUtc(cron, from, zone) : runsInZone(cron, from, scheduleZone);
  return { kind: 'runs', runs };
}

/** Like `readCron`, but the runs around a time: the last four before it, and those after it. */
export function readCronAround(
  expression: string | null,
  time: Date,
  zone: string,
  scheduleZone: string = SCHEDULE_ZONE,
): CronReading {
  const shown = new Date(shownTime(scheduleZone, time.getTime()));
  const before = cronOf(expression)?.previousRuns(RUNS_BEFORE, shown).at(-1);
  const from = before === undefined ? null : dueAt(scheduleZone, before);
  return readCron(expression, from === null ? time : new Date(from.getTime() - 1), zone, scheduleZone);
}

function runsInUtc(cron: Cron, from: Date, zone: string): CronRun[] {
  const next = cron.nextRuns(RUN_COUNT, from);
  const [last] = next.length === 0 ? [] : cron.previousRuns(1, from);
  return next.map((at, index) => {
    const before = next[index - 1] ?? last ?? at;
    const shift = zoneOffset(zone, at) - zoneOffset(zone, before);
    // Runs that are closer than the clock is moved do not show another pattern.
    const isSame = at.getTime() - before.getTime() <= Math.abs(shift) * MINUTE;
    return { at, shift: isSame ? 0 : shift, pass: passOf(zone, at.getTime()), skipped: null };
  });
}

/** Which of the two times at which a zone's clock shows the time of this instant; null if it shows it once. */
function passOf(zone: string, at: number): 1 | 2 | null {
  const passes = instantsOf(zone, shownTime(zone, at));
  return passes.length < 2 ? null : at === passes[0] ? 1 : 2;
}

/** The runs of a schedule that follows the clock of a zone with changes of clocks. */
function runsInZone(cron: Cron, from: Date, zone: string): CronRun[] {
  const runs: CronRun[] = [];
  const isFull = (at: number): boolean => at > (runs[RUN_COUNT - 1]?.at.getTime() ?? Infinity);
  let shown = cron.nextRun(new Date(shownTime(zone, from.getTime()) - LONGEST_SHIFT));
  while (shown !== null) {
    const found = runsAt(zone, shown);
    // Later times of day begin later, but a repeated one may end after them.
    if (isFull(found[0]?.at.getTime() ?? 0)) break;
    runs.push(...found.filter(({ at }) => at > from));
    runs.sort((a, b) => a.at.getTime() - b.at.getTime());
    shown = cron.nextRun(shown);
  }
  return runs.slice(0, RUN_COUNT);
}

/** What a zone's clock makes of a scheduled time: one run, two, or one that is skipped. */
function runsAt(zone: string, shown: Date): CronRun[] {
  const passes = instantsOf(zone, shown.getTime());
  const isTwice = passes.length > 1;
  if (passes.length > 0)
    return passes.map((at, index) => ({
      at: new Date(at),
      shift: 0,
      pass: isTwice ? (index === 0 ? 1 : 2) : null,
      skipped: null,
    }));
  const change = changeOver(zone, shown.getTime());
  return change === null ? [] : [{ at: new Date(change.at), shift: 0, pass: null, skipped: shown }];
}

/**
 * When a scheduled time is due: the first time that the zone's clock shows it. Null for a time that does not exist,
 * because nobody can say whether the server runs it.
 * @param shown the time of day as if it was UTC
 */
function dueAt(zone: string, shown: Date): Date | null {
  if (zone === SCHEDULE_ZONE) return shown;
  const [first] = instantsOf(zone, shown.getTime());
  return first === undefined ? null : new Date(first);
}

/** The first run after `from`; null if there is no valid schedule, or if the scheduled time never occurs. */
export function nextRun(expression: string | null, from: Date, scheduleZone: string = SCHEDULE_ZONE): Date | null {
  const cron = cronOf(expression);
  return cron === null ? null : dueAfter(cron, from, scheduleZone);
}

/** The first run after `from`. */
function dueAfter(cron: Cron, from: Date, zone: string): Date | null {
  // What the clock has shown until then was due until then.
  let shown = cron.nextRun(new Date(shownTime(zone, from.getTime())));
  while (shown !== null) {
    const due = dueAt(zone, shown);
    if (due !== null && due > from) return due;
    shown = cron.nextRun(shown);
  }
  return null;
}

/** The last run at or before `until`; null if there is no valid schedule or no such run. */
export function lastRun(expression: string | null, until: Date, scheduleZone: string = SCHEDULE_ZONE): Date | null {
  const cron = cronOf(expression);
  if (cron === null) return null;
  const shownAtEnd = shownTime(scheduleZone, until.getTime());
  // When the clock shows a time again, later times may have been due already.
  const isRepeated = scheduleZone !== SCHEDULE_ZONE && passOf(scheduleZone, until.getTime()) === 2;
  let shown = runBefore(cron, shownAtEnd + (isRepeated ? LONGEST_SHIFT : 0));
  while (shown !== null) {
    const due = dueAt(scheduleZone, shown);
    if (due !== null && due <= until) return due;
    shown = runBefore(cron, shown.getTime() - MINUTE);
  }
  return null;
}

/** The last scheduled time at or before a time. */
function runBefore(cron: Cron, time: number): Date | null {
  // The library returns only runs before the given time, so add a second to include it.
  return cron.previousRuns(1, new Date(time + 1000))[0] ?? null;
}

/**
 * The runs that are due after `from` and not after `to`, oldest first and at most `limit`; empty if there is no valid
 * schedule.
 */
export function runsBetween(
  expression: string | null,
  from: Date,
  to: Date,
  { scheduleZone = SCHEDULE_ZONE, limit = 1000 }: { scheduleZone?: string; limit?: number } = {},
): Date[] {
  const cron = cronOf(expression);
  if (cron === null) return [];
  const runs: Date[] = [];
  let next = dueAfter(cron, from, scheduleZone);
  while (next !== null && next <= to && runs.length < limit) {
    runs.push(next);
    next = dueAfter(cron, next, scheduleZone);
  }
  return runs;
}

/** Parsed schedules by expression. They run by UTC: the library's own zones leave out or add runs when clocks change. */
const parsed = new Map<string | null, Cron | null>();

function cronOf(expression: string | null): Cron | null {
  const known = parsed.get(expression);
  if (known !== undefined) return known;
  const cron = parse(expression);
  parsed.set(expression, cron);
  return cron;
}

function parse(expression: string | null): Cron | null {
  const fields = readCronFields(expression);
  if (fields === null) return null;
  try {
    return new Cron(cronText(fields), { utcOffset: 0, mode: '5-part', paused: true });
  } catch {
    return null;
  }
}
