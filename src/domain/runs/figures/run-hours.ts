import type { ExecutionRow } from '../../execution';

const HOUR_MS = 3_600_000;

/** The executions of one job instance with one status. */
export interface RunCount {
  instanceCode: string | null;
  status: string;
  /** At least 1. */
  count: number;
}

/** How many executions were created in one hour. Overviews read these rows instead of all executions. */
export interface RunHourRow {
  /** Hours since 1970-01-01T00:00Z. */
  hour: number;
  /** In no particular order; at least one. */
  counts: RunCount[];
}

/** The hour at this time. @param time milliseconds since 1970 */
export const hourOf = (time: number): number => Math.floor(time / HOUR_MS);

/** The start of an hour, milliseconds since 1970. */
export const startOfHour = (hour: number): number => hour * HOUR_MS;

/** The hour in which an execution was created; null when `createdAt` is absent or unreadable. */
export function hourOfRun({ createdAt }: Pick<ExecutionRow, 'createdAt'>): number | null {
  const time = createdAt === null ? Number.NaN : Date.parse(createdAt);
  return Number.isNaN(time) ? null : hourOf(time);
}

/**
 * The counts with one execution added (`by` 1) or removed (`by` -1). Removing one that is not counted has no effect.
 */
export function countRun(
  counts: readonly RunCount[],
  { instanceCode, status }: Pick<ExecutionRow, 'instanceCode' | 'status'>,
  by: 1 | -1,
): RunCount[] {
  const isSame = (count: RunCount): boolean => count.instanceCode === instanceCode && count.status === status;
  const count = (counts.find(isSame)?.count ?? 0) + by;
  const others = counts.filter((other) => !isSame(other));
  return count > 0 ? [...others, { instanceCode, status, count }] : others;
}
