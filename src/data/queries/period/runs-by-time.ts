import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import type { Span } from '@/domain/runs/figures/period';
import { countRun, hourOf, startOfHour, type RunHourRow } from '@/domain/runs/figures/run-hours';
import { createdTime, MAX_DISORDER_MS, firstIdSince } from './ids-by-time';

/** The executions that were created in a short span, lowest id first. */
async function runsBetween(cache: CacheDatabase, { from, to }: Span): Promise<ExecutionRow[]> {
  if (from >= to) return [];
  const start = await firstIdSince(cache, from - MAX_DISORDER_MS);
  if (start === Infinity) return [];
  const end = await firstIdSince(cache, to + MAX_DISORDER_MS);
  const rows = await cache.executions.where('id').between(start, end).toArray();
  return rows.filter((row) => createdTime(row) >= from && createdTime(row) < to);
}

/** The executions created from the start of the hour of `time` until `time`. */
export function runsOfHourUntil(cache: CacheDatabase, time: number): Promise<ExecutionRow[]> {
  return runsBetween(cache, { from: startOfHour(hourOf(time)), to: time });
}

/** The hourly counters since a time. Subtracts the executions in the first hour that were created before that time. */
export async function readHoursSince(cache: CacheDatabase, from: number): Promise<RunHourRow[]> {
  const first = hourOf(from);
  const [hours, before] = await Promise.all([
    cache.runHours.where('hour').aboveOrEqual(first).toArray(),
    runsOfHourUntil(cache, from),
  ]);
  return hours.map((row) =>
    row.hour === first
      ? { ...row, counts: before.reduce((counts, run) => countRun(counts, run, -1), row.counts) }
      : row,
  );
}
