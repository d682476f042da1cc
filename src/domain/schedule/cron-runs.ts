import { Cron } from 'croner';
import { cronText, readCronFields } from './cron-fields';
import { changeOver, instantsOf, shownTime, zoneOffset } from './zone-clock';
import { MINUTE_MS } from '@/lib/durations';

/** A zone that never changes its clocks. */
const UTC = 'UTC';
/** How many runs are returned. */
export const RUN_COUNT = 10;
/** How many of the runs that `readCronAround` returns are before the given time. */
const RUNS_BEFORE = 4;
/** Every change of clocks skips or repeats less time than this, in milliseconds. */
const LONGEST_SHIFT = 3 * 60 * MINUTE_MS;

/** One run of a schedule, and what a change of clocks does to it. */
export interface CronRun {
  /** The time of the run. For a skipped run, the time at which the clocks change. */
  at: Date;
  /**
   * The minutes by which the viewer's clock has changed since the previous run: positive if this run appears at a later
   * time of day, negative if at an earlier time, 0 without a change.
   */
  shift: number;
  /**
   * If the clock shows the time of the run twice on that day: 1 for the first time, 2 for the second time. Else null.
   */
  pass: 1 | 2 | null;
  /**
   * If the schedule's zone does not have the scheduled time on that day: the scheduled time, read as UTC. Else null.
   */
  skipped: Date | null;
}

/**
 * The next runs of a schedule:
 * - `none`: there is no schedule
 * - `invalid`: the text is not a cron expression
 * - `runs`: the runs; empty if the scheduled time never occurs
 */
export type CronReading = { kind: 'none' } | { kind: 'invalid' } | { kind: 'runs'; runs: CronRun[] };

/**
 * Reads a cron expression of five fields (or `@daily` and similar), and returns the next ten runs after `from`. If the
 * schedule's zone changes its clocks, the runs include skipped and repeated times (`skipped`, `pass`), because servers
 * handle these times differently.
 * @param zone the viewer's time zone
 */
export function readCron(expression: string | null, from: Date, zone: string, scheduleZone: string): CronReading {
  if ((expression?.trim() ?? '') === '') return { kind: 'none' };
  const cron = cronOf(expression);
  if (cron === null) return { kind: 'invalid' };
  const runs = scheduleZone === UTC ? runsInUtc(cron, from, zone) : runsInZone(cron, from, scheduleZone);
  return { kind: 'runs', runs };
}

/** Like `readCron`, but returns ten runs around a time: the last four before the time, and the next runs after it. */
export function readCronAround(expression: string | null, time: Date, zone: string, scheduleZone: string): CronReading {
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
    // If two runs are at most as far apart as the change of clocks is long, the change is not reported. Hourly runs,
    // for example, keep their times of day.
    const isSame = at.getTime() - before.getTime() <= Math.abs(shift) * MINUTE_MS;
    return { at, shift: isSame ? 0 : shift, pass: passOf(zone, at.getTime()), skipped: null };
  });
}

/**
 * If a zone's clock shows the time of an instant twice: 1 if the instant is the first time, 2 if it is the second time.
 * Else null.
 */
function passOf(zone: string, at: number): 1 | 2 | null {
  const passes = instantsOf(zone, shownTime(zone, at));
  return passes.length < 2 ? null : at === passes[0] ? 1 : 2;
}

/** The runs of a schedule in a zone that changes its clocks. */
function runsInZone(cron: Cron, from: Date, zone: string): CronRun[] {
  const runs: CronRun[] = [];
  const isFull = (at: number): boolean => at > (runs[RUN_COUNT - 1]?.at.getTime() ?? Infinity);
  let shown = cron.nextRun(new Date(shownTime(zone, from.getTime()) - LONGEST_SHIFT));
  while (shown !== null) {
    const found = runsAt(zone, shown);
    // When a time is repeated, its second run may come after runs at later times of day, so the runs are sorted.
    if (isFull(found[0]?.at.getTime() ?? 0)) break;
    runs.push(...found.filter(({ at }) => at > from));
    runs.sort((a, b) => a.at.getTime() - b.at.getTime());
    shown = cron.nextRun(shown);
  }
  return runs.slice(0, RUN_COUNT);
}

/** The runs at a scheduled time in a zone: one run, or two runs if the time is repeated, or a skipped run. */
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
 * When a scheduled time is due: the first instant at which the zone's clock shows the time. Null if a change of clocks
 * skips the time, because it is unknown whether the server runs the schedule then.
 * @param shown the time that the clock shows, read as UTC
 */
function dueAt(zone: string, shown: Date): Date | null {
  if (zone === UTC) return shown;
  const [first] = instantsOf(zone, shown.getTime());
  return first === undefined ? null : new Date(first);
}

/** The first run after `from`; null if there is no valid schedule, or if the scheduled time never occurs. */
export function nextRun(expression: string | null, from: Date, scheduleZone: string): Date | null {
  const cron = cronOf(expression);
  return cron === null ? null : dueAfter(cron, from, scheduleZone);
}

/** The first run after `from`, by the clock of a zone; null if there is none. */
function dueAfter(cron: Cron, from: Date, zone: string): Date | null {
  // A run is due when the clock first shows its time. So only times later than the clock's current time can still
  // become due.
  let shown = cron.nextRun(new Date(shownTime(zone, from.getTime())));
  while (shown !== null) {
    const due = dueAt(zone, shown);
    if (due !== null && due > from) return due;
    shown = cron.nextRun(shown);
  }
  return null;
}

/** The last run at or before `until`; null if there is no valid schedule or no such run. */
export function lastRun(expression: string | null, until: Date, scheduleZone: string): Date | null {
  const cron = cronOf(expression);
  if (cron === null) return null;
  const shownAtEnd = shownTime(scheduleZone, until.getTime());
  // If the clock shows this time for the second time, it also showed later times before it was set back. Runs at those
  // later times may have been due already.
  const isRepeated = scheduleZone !== UTC && passOf(scheduleZone, until.getTime()) === 2;
  let shown = runBefore(cron, shownAtEnd + (isRepeated ? LONGEST_SHIFT : 0));
  while (shown !== null) {
    const due = dueAt(scheduleZone, shown);
    if (due !== null && due <= until) return due;
    shown = runBefore(cron, shown.getTime() - MINUTE_MS);
  }
  return null;
}

/** The last scheduled time at or before a time. */
function runBefore(cron: Cron, time: number): Date | null {
  // The library returns only runs before a time. Adding one second includes a run at exactly this time.
  return cron.previousRuns(1, new Date(time + 1000))[0] ?? null;
}

/**
 * The runs that are due after `from` and not after `to`, oldest first, at most `limit`. Empty if there is no valid
 * schedule.
 */
export function runsBetween(
  expression: string | null,
  from: Date,
  to: Date,
  { scheduleZone, limit }: { scheduleZone: string; limit: number },
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

/**
 * The parsed schedules, by expression. All are parsed in UTC, because the library leaves out or adds runs when the
 * clocks of another zone change.
 */
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
