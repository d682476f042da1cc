import { Cron } from 'croner';
import { LIMITS } from '@/domain/instance-limits';
import { isShownTwice, zoneOffset } from './zone-clock';

/** The time zone of schedules: the backend's. */
export const SCHEDULE_ZONE = 'UTC';
const SHOWN = 5;

/** One coming run, with remarks about its time. */
export interface CronRun {
  at: Date;
  /** The viewer's clock is put forward or back after the previous run, so this run shows another time of day. */
  clockChange: 'forward' | 'back' | null;
  /** The viewer's clock shows this time twice that day. */
  shownTwice: boolean;
  /** The scheduled time does not exist that day in the schedule's zone, so the run moves to the end of the gap. */
  moved: boolean;
}

/** `none` no schedule · `invalid` not a cron expression · `runs` the next runs; empty when the time never occurs. */
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
  const asked = expression?.trim() ?? '';
  if (asked === '') return { kind: 'none' };
  const cron = cronOf(asked, scheduleZone);
  if (cron === null) return { kind: 'invalid' };
  const runs = cron.nextRuns(SHOWN, from).map((at, index, all): CronRun => {
    const turned = zoneOffset(zone, at) - zoneOffset(zone, all[index - 1] ?? from);
    return {
      at,
      clockChange: turned === 0 ? null : turned > 0 ? 'forward' : 'back',
      shownTwice: isShownTwice(zone, at),
      moved: !cron.match(at),
    };
  });
  return { kind: 'runs', runs };
}

/** The first run after a time; null without a readable schedule, and when the scheduled time never occurs. */
export function nextRun(expression: string | null, from: Date, scheduleZone: string = SCHEDULE_ZONE): Date | null {
  return cronOf(expression, scheduleZone)?.nextRun(from) ?? null;
}

/** The last run at or before a time; null without a readable schedule, and when there is none. */
export function lastRun(expression: string | null, until: Date, scheduleZone: string = SCHEDULE_ZONE): Date | null {
  // The library looks for runs before a time.
  return cronOf(expression, scheduleZone)?.previousRuns(1, new Date(until.getTime() + 1000))[0] ?? null;
}

/**
 * The runs that are due after `from` and not after `to`, oldest first and at most `limit`; empty without a readable
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

function cronOf(expression: string | null, scheduleZone: string): Cron | null {
  const asked = expression?.trim() ?? '';
  return asked === '' || asked.length > LIMITS.cronExpression ? null : parse(asked, scheduleZone);
}

function parse(expression: string, timezone: string): Cron | null {
  // The library would also accept a single ISO date as a schedule.
  if (!/\s|^@/.test(expression)) return null;
  try {
    return new Cron(expression, { timezone, mode: '5-part', paused: true });
  } catch {
    return null;
  }
}
