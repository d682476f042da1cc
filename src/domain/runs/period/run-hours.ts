import { creatorOf, type ExecutionRow } from '../../execution';
import { HOUR_MS } from '@/lib/durations';
import { timeOf } from '@/lib/time-of';

/**
 * The executions that were created in one hour, in no particular order. Each list has one value for every execution, at
 * the same index, because lists of values are read twice as fast as a list of objects. Overviews read these rows
 * instead of all executions.
 */
export interface RunHourRow {
  /** The number of the hour, counted from 1970-01-01T00:00Z. */
  hour: number;
  instanceCodes: (string | null)[];
  statuses: string[];
  /** Milliseconds since 1970. */
  created: number[];
  /** Whether the schedule started the execution. */
  scheduled: boolean[];
}

/**
 * The number of the hour that contains a time.
 * @param time milliseconds since 1970
 */
export const hourOf = (time: number): number => Math.floor(time / HOUR_MS);

/** When an execution was created, milliseconds since 1970; null if `createdAt` is absent or unreadable. */
export const createdTimeOf = ({ createdAt }: Pick<ExecutionRow, 'createdAt'>): number | null => timeOf(createdAt);

/** One execution, as the row of its hour stores it. */
export interface HourRun {
  instanceCode: string | null;
  status: string;
  /** Milliseconds since 1970. */
  created: number;
  /** Whether the schedule started the execution. */
  scheduled: boolean;
}

/** Converts an execution to its entry in an hour; null if it is unknown when it was created. */
export function hourRunOf(row: ExecutionRow): HourRun | null {
  const created = createdTimeOf(row);
  const { instanceCode, status } = row;
  return created === null ? null : { instanceCode, status, created, scheduled: creatorOf(row) === 'schedule' };
}

/** A row for an hour without executions. */
export const emptyHour = (hour: number): RunHourRow => ({
  hour,
  instanceCodes: [],
  statuses: [],
  created: [],
  scheduled: [],
});

/** Adds an execution to the row of its hour. */
export const withRun = (row: RunHourRow, { instanceCode, status, created, scheduled }: HourRun): RunHourRow => ({
  hour: row.hour,
  instanceCodes: [...row.instanceCodes, instanceCode],
  statuses: [...row.statuses, status],
  created: [...row.created, created],
  scheduled: [...row.scheduled, scheduled],
});

/**
 * Removes one execution with these values from the row of its hour. The row stays the same if it has no such execution.
 */
export function withoutRun(row: RunHourRow, { instanceCode, status, created, scheduled }: HourRun): RunHourRow {
  const index = row.created.findIndex(
    (time, at) =>
      time === created &&
      row.instanceCodes[at] === instanceCode &&
      row.statuses[at] === status &&
      row.scheduled[at] === scheduled,
  );
  if (index === -1) return row;
  return {
    hour: row.hour,
    instanceCodes: row.instanceCodes.toSpliced(index, 1),
    statuses: row.statuses.toSpliced(index, 1),
    created: row.created.toSpliced(index, 1),
    scheduled: row.scheduled.toSpliced(index, 1),
  };
}

/** Calls `visit` for every execution of these hours. */
export function forEachRun(
  hours: readonly RunHourRow[],
  visit: (instanceCode: string | null, status: string, created: number, isScheduled: boolean) => void,
): void {
  for (const { instanceCodes, statuses, created, scheduled } of hours)
    for (const [index, time] of created.entries())
      visit(instanceCodes[index] ?? null, statuses[index] ?? '', time, scheduled[index] ?? false);
}
