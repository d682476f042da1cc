import type { ExecutionRow, ExecutionType } from '../../execution';
import { durationOf, hasSucceeded } from '../health/outcome';
import { usualRange, type UsualRange } from './usual-range';

/** A usual value comes from at most this many of the newest runs that worked. */
export const MAX_RUNS = 20;
/** This many of the newest runs of a job instance usually contain `MAX_RUNS` runs of one type that worked. */
export const ENOUGH_RUNS = 40;
/** Only this many of the newest runs are searched for runs that worked. */
const MAX_SEARCHED = 200;
/** A usual value needs at least this number of runs. */
export const MIN_RUNS = 5;
/** A duration is unusual above `long` times the median, and below `short` times the median. */
export const UNUSUAL = { long: 1.75, short: 0.4 } as const;

type TimedRun = Pick<ExecutionRow, 'status' | 'type' | 'startedAt' | 'finishedAt'>;

/** The usual duration of the runs of one type, in milliseconds. */
export type UsualDuration = UsualRange;

/**
 * The usual duration of the runs of one type, from the newest 20 that worked. Only the newest 200 runs of all types are
 * searched for them. Null if fewer than 5 are found.
 * @param runs the runs of one job instance and all types, newest first
 */
export function usualDuration(runs: readonly TimedRun[], type: ExecutionType): UsualDuration | null {
  const durations = runs
    .slice(0, MAX_SEARCHED)
    .filter((run) => run.type === type && hasSucceeded(run.status))
    .map(durationOf)
    .filter((duration) => duration !== null)
    .slice(0, MAX_RUNS);
  return durations.length < MIN_RUNS ? null : usualRange(durations);
}

/**
 * Whether older runs could change a usual duration, and must therefore be read first.
 * @param runs the runs of one job instance and all types, newest first
 */
export function needsOlderRuns(runs: readonly TimedRun[]): boolean {
  if (runs.length >= MAX_SEARCHED) return false;
  const counts = new Map<ExecutionType, number>();
  for (const run of runs) {
    const isCounted = hasSucceeded(run.status) && durationOf(run) !== null;
    counts.set(run.type, (counts.get(run.type) ?? 0) + (isCounted ? 1 : 0));
  }
  return [...counts.values()].some((count) => count < MAX_RUNS);
}

/**
 * The usual duration of each type; absent for a type without a usual duration.
 * @param runs the runs of one job instance and all types, newest first
 */
export function usualDurations(runs: readonly TimedRun[]): ReadonlyMap<ExecutionType, UsualDuration> {
  const types = [...new Set(runs.map(({ type }) => type))];
  const usual = types.map((type) => [type, usualDuration(runs, type)] as const);
  return new Map(usual.filter((entry): entry is [ExecutionType, UsualDuration] => entry[1] !== null));
}

/**
 * Whether a run that worked took unusually `long`, or was unusually `short`. Null if it was neither, or if there is no
 * usual duration.
 */
export function outlierOf(
  run: TimedRun,
  usual: Pick<UsualDuration, 'median'> | null | undefined,
): 'long' | 'short' | null {
  const duration = durationOf(run);
  if (!usual || duration === null || !hasSucceeded(run.status)) return null;
  if (duration > usual.median * UNUSUAL.long) return 'long';
  return duration < usual.median * UNUSUAL.short ? 'short' : null;
}
