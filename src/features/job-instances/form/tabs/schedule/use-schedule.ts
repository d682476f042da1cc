import { useMemo } from 'react';
import { useServerMinute } from '@/data/use-server-time';
import { readCron, readCronAround, type CronRun } from '@/domain/schedule/cron-runs';
import { cronProblem, type CronProblem } from '@/domain/schedule/cron-fields';

/** The result of reading a cron expression. */
export type Schedule =
  /** There is no schedule. */
  | { state: 'none' }
  /** The console cannot read the expression. */
  | { state: 'unreadable'; problem: CronProblem | null }
  | { state: 'read'; runs: CronRun[] };

/**
 * The next runs of a cron expression, updated every minute. `zone` is the browser's time zone, `serverZone` is the time
 * zone of the expression.
 * @param around a time in milliseconds since 1970, to return the runs around it; null to return the next runs
 */
export function useSchedule(
  expression: string,
  zone: string,
  serverZone: string,
  around: number | null = null,
): Schedule {
  const now = useServerMinute();
  const text = expression.trim();
  return useMemo((): Schedule => {
    if (text === '') return { state: 'none' };
    const reading =
      around === null
        ? readCron(text, new Date(now), zone, serverZone)
        : readCronAround(text, new Date(around), zone, serverZone);
    return reading.kind === 'runs'
      ? { state: 'read', runs: reading.runs }
      : { state: 'unreadable', problem: cronProblem(text) };
  }, [text, now, zone, serverZone, around]);
}
