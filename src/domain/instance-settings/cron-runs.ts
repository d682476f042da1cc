import { Cron } from 'croner';
import { LIMITS } from './limits';
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
  if (asked.length > LIMITS.cronExpression) return { kind: 'invalid' };
  const cron = parse(asked, scheduleZone);
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

function parse(expression: string, timezone: string): Cron | null {
  // The library would also accept a single ISO date as a schedule.
  if (!/\s|^@/.test(expression)) return null;
  try {
    return new Cron(expression, { timezone, mode: '5-part', paused: true });
  } catch {
    return null;
  }
}
