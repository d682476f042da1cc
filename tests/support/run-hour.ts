import { emptyHour, hourOf, withRun, type RunHourRow } from '@/domain/runs/period/run-hours';

/**
 * The row of the hour that contains `time`, with runs that were all created at `time`.
 * @param statuses the statuses of the runs, separated by spaces
 */
export function runHour(time: number, statuses: string, instanceCode = 'alpha'): RunHourRow {
  return statuses
    .split(' ')
    .reduce(
      (row, status) => withRun(row, { instanceCode, status, created: time, scheduled: true }),
      emptyHour(hourOf(time)),
    );
}
