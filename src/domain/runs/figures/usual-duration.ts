import type { ExecutionRow, ExecutionType } from '../../execution';
import { durationOf, hasWorked } from '../health/outcome';

/** So many of the newest runs count. */
const COUNTED = 20;
/** Fewer runs prove nothing usual. */
const FEWEST = 5;
/** From 10 % to 90 % of the runs are in the usual range. */
const RANGE = [0.1, 0.9] as const;
/** Longer or shorter than this share of the median is unusual. */
const UNUSUAL = { long: 1.75, short: 0.4 } as const;

type TimedRun = Pick<ExecutionRow, 'status' | 'type' | 'startedAt' | 'finishedAt'>;

/** How long the runs of one type usually take, in milliseconds. */
export interface UsualDuration {
  median: number;
  /** The usual range: 10th to 90th percentile. */
  low: number;
  high: number;
}

/**
 * The usual duration of one type of runs, from its newest 20 runs that worked; null with fewer than 5 of them.
 * @param runs of one job instance, newest first
 */
export function usualDuration(runs: readonly TimedRun[], type: ExecutionType): UsualDuration | null {
  const durations = runs
    .filter((run) => run.type === type && hasWorked(run.status))
    .map(durationOf)
    .filter((duration) => duration !== null)
    .slice(0, COUNTED)
    .toSorted((a, b) => a - b);
  if (durations.length < FEWEST) return null;
  const [low, high] = RANGE.map((share) => quantile(durations, share)) as [number, number];
  return { median: quantile(durations, 0.5), low, high };
}

/** The usual duration of each type that has one. @param runs of one job instance, newest first */
export function usualDurations(runs: readonly TimedRun[]): ReadonlyMap<ExecutionType, UsualDuration> {
  const types = [...new Set(runs.map(({ type }) => type))];
  const usual = types.map((type) => [type, usualDuration(runs, type)] as const);
  return new Map(usual.filter((entry): entry is [ExecutionType, UsualDuration] => entry[1] !== null));
}

/** Whether a run that worked took unusually `long` or `short`; null when it did not, or nothing is usual. */
export function outlierOf(run: TimedRun, usual: UsualDuration | null | undefined): 'long' | 'short' | null {
  const duration = durationOf(run);
  if (!usual || duration === null || !hasWorked(run.status)) return null;
  if (duration > usual.median * UNUSUAL.long) return 'long';
  return duration < usual.median * UNUSUAL.short ? 'short' : null;
}

/** The value below which a share of the values lies, interpolated. @param sorted ascending, not empty */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}
