import { emptyHour, hourOf, withRun, type RunHourRow } from '@/domain/runs/period/run-hours';

/**
 * The hour of a time with runs that were created at that time.
 * @param statuses separated by spaces, one for each run
 */
export function runHour(time: number, statuses: string, instanceCode = 'alpha'): RunHourRow {
  return statuses
    .split(' ')
    .reduce(
      (row, status) => withRun(row, { instanceCode, status, created: time, scheduled: true }),
      emptyHour(hourOf(time)),
    );
}
