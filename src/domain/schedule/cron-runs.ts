import { Cron } from 'croner';
import { cronText, readCronFields } from './cron-fields';
import { isRepeatedTime, zoneOffset } from './zone-clock';

/** The time zone of schedules: the backend's. */
export const SCHEDULE_ZONE = 'UTC';
/** The number of next runs to return. */
const RUN_COUNT = 5;

/** One future run, with flags for unusual times. */
export interface CronRun {
  at: Date;
  /**
   * How the viewer's clock changes after the previous run, so that this run shows another time of day; null if it does
   * not change.
   */
  clockChange: 'forward' | 'back' | null;
  /** The viewer's clock shows this time twice that day. */
  shownTwice: boolean;
  /** The scheduled time does not exist that day in the schedule's zone, so the run moves to the end of the gap. */
  moved: boolean;
}

/**
 * - `none`: no schedule
 * - `invalid`: not a cron expression
 * - `runs`: the next runs; empty if the time never occurs
 */
export type CronReading = { kind: 'none' } | { kind: 'invalid' } | { kind: 'runs'; runs: CronRun[] };

/**
 * Reads a cron expression of five fields (or `@daily` and similar) and returns the next five runs after `from`. `zone`
 * is the viewer's time zone.
 */
export function readCron(
  expression: string | null,
  from: Date,
  zone: string,
  scheduleZone: string = SCHEDULE_ZONE,
): CronReading {
  if ((expression?.trim() ?? '') === '') return { kind: 'none' };
  const cron = cronOf(expression, scheduleZone);
  if (cron === null) return { kind: 'invalid' };
  const next = cron.nextRuns(RUN_COUNT, from);
  const [last] = next.length === 0 ? [] : cron.previousRuns(1, from);
  const runs = next.map((at, index): CronRun => {
    const shift = zoneOffset(zone, at) - zoneOffset(zone, next[index - 1] ?? last ?? at);
    return {
      at,
      clockChange: shift === 0 ? null : shift > 0 ? 'forward' : 'back',
      shownTwice: isRepeatedTime(zone, at),
      moved: !cron.match(at),
    };
  });
  return { kind: 'runs', runs };
}

/** The first run after `from`; null if there is no valid schedule, or if the scheduled time never occurs. */
export function nextRun(expression: string | null, from: Date, scheduleZone: string = SCHEDULE_ZONE): Date | null {
  return cronOf(expression, scheduleZone)?.nextRun(from) ?? null;
}

/** The last run at or before `until`; null if there is no valid schedule or no such run. */
export function lastRun(expression: string | null, until: Date, scheduleZone: string = SCHEDULE_ZONE): Date | null {
  // The library returns only runs before the given time, so add a second to include `until`.
  return cronOf(expression, scheduleZone)?.previousRuns(1, new Date(until.getTime() + 1000))[0] ?? null;
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
  const cron = cronOf(expression, scheduleZone);
  if (cron === null) return [];
  const runs: Date[] = [];
  let next = cron.nextRun(from);
  while (next !== null && next <= to && runs.length < limit) {
    runs.push(next);
    next = cron.nextRun(next);
  }
  return runs;
}

/** Parsed schedules by zone and expression. */
const parsed = new Map<string, Cron | null>();

function cronOf(expression: string | null, scheduleZone: string): Cron | null {
  const key = `${scheduleZone} ${expression}`;
  const known = parsed.get(key);
  if (known !== undefined) return known;
  const cron = parse(expression, scheduleZone);
  parsed.set(key, cron);
  return cron;
}

function parse(expression: string | null, timezone: string): Cron | null {
  const fields = readCronFields(expression);
  if (fields === null) return null;
  // The library computes times ten times faster with an offset than with a zone.
  const clock = timezone === SCHEDULE_ZONE ? { utcOffset: 0 } : { timezone };
  try {
    return new Cron(cronText(fields), { ...clock, mode: '5-part', paused: true });
  } catch {
    return null;
  }
}
