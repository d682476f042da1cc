import type { ExecutionRow } from '../../execution';
import { durationOf, outcomeOf, type RunOutcome } from '../health/outcome';
import { outlierOf, usualDurations } from '../figures/usual-duration';

/** The top of the strip is this multiple of the median. */
const TOP = 1.35;
/** The height of the median line, as a share of the strip. */
export const MEDIAN_HEIGHT = 1 / TOP;

/** One bar of a strip. */
export interface StripMark {
  run: ExecutionRow;
  outcome: RunOutcome;
  /** Milliseconds; null while it runs or when the server gave no times. */
  duration: number | null;
  /** From 0 to 1; null without a duration. */
  height: number | null;
  /** The bar is cut at the top of the strip. */
  cut: boolean;
  outlier: 'long' | 'short' | null;
}

/** The last runs of one job instance as bars. */
export interface Strip {
  /** Oldest first, so that the newest is on the right. */
  marks: readonly StripMark[];
  /** The usual duration is known for at least one of the bars, so the median line has a meaning. */
  hasMedian: boolean;
}

/**
 * The bars of the newest runs. A height is relative to the median of the run's own type, so full and delta runs can be
 * compared. A type without a usual duration is measured by its own shown runs, and has no outliers.
 * @param runs newest first; more than `length` make the median better
 */
export function stripOf(runs: readonly ExecutionRow[], length: number): Strip {
  const usual = usualDurations(runs);
  const shown = runs.slice(0, length);
  const marks = shown.toReversed().map((run): StripMark => {
    const duration = durationOf(run);
    const scale = duration === null ? null : (usual.get(run.type)?.median ?? middle(shown, run));
    const height = duration === null || scale === null ? null : duration / (Math.max(scale, 1) * TOP);
    return {
      run,
      outcome: outcomeOf(run.status),
      duration,
      height: height === null ? null : Math.min(1, height),
      cut: height !== null && height > 1,
      outlier: outlierOf(run, usual.get(run.type)),
    };
  });
  return { marks, hasMedian: marks.some(({ run }) => usual.has(run.type)) };
}

/** The middle duration of the runs of the same type; for types with too few runs for a usual one. */
function middle(runs: readonly ExecutionRow[], { type }: ExecutionRow): number | null {
  const durations = runs
    .filter((run) => run.type === type)
    .map(durationOf)
    .filter((duration) => duration !== null)
    .toSorted((a, b) => a - b);
  return durations[Math.floor(durations.length / 2)] ?? null;
}
