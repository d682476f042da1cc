import { Cron } from 'croner';
import { LIMITS } from './limits';
import { isShownTwice, zoneOffset } from './zone-clock';

/** The zone that schedules are meant in: the backend's. */
export const SCHEDULE_ZONE = 'UTC';
const SHOWN = 5;

/** One coming run, with what is unusual about its time. */
export interface CronRun {
  at: Date;
  /** The clock of the viewer's zone was put forward or back since the run before, so this one shows another time of day. */
  clockChange: 'forward' | 'back' | null;
  /** The viewer's clock shows this time twice that day. */
  shownTwice: boolean;
  /** The time asked for does not exist that day in the schedule's zone: the run moves behind the gap. */
  moved: boolean;
}

/** `none` no schedule · `invalid` not a cron expression · `runs` the next ones; no run at all when its time never comes. */
export type CronReading = { kind: 'none' } | { kind: 'invalid' } | { kind: 'runs'; runs: CronRun[] };

/**
 * Reads a cron expression of five fields (or `@daily` and its like) and gives the next five runs after `from`.
 * `zone` is the viewer's.
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
  // The library would also take one ISO date for a schedule.
  if (!/\s|^@/.test(expression)) return null;
  try {
    return new Cron(expression, { timezone, mode: '5-part', paused: true });
  } catch {
    return null;
  }
}
