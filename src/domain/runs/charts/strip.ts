import type { ExecutionRow, ExecutionType } from '../../execution';
import { durationOf, outcomeOf, type RunOutcome } from '../health/outcome';
import { shortfallOf, type ItemsById, type Shortfall } from '../figures/item-shortfall';
import { lateSince } from '../figures/late-run';
import { outlierOf, usualDurations, type UsualDuration } from '../figures/usual-duration';
import { usualRange } from '../figures/usual-range';

/** The height of the strip, as a multiple of the height of the median line. */
const TOP = 1.35;
/** The height of the median line, as a part of the strip's height. */
export const MEDIAN_HEIGHT = 1 / TOP;

/** One bar of a strip. */
export interface StripMark {
  run: ExecutionRow;
  outcome: RunOutcome;
  /** How long the run took, milliseconds; null while it is running, and if the server sent no times. */
  duration: number | null;
  /** The height of the bar, from 0 to 1; null without a duration. */
  height: number | null;
  outlier: 'long' | 'short' | null;
  /** The usual duration of runs of this type, milliseconds; null if unknown. */
  usual: number | null;
  /** The number of the run's items; null if unknown. */
  items: number | null;
  /**
   * How far the run fell short of the usual number of items; null if the run did not fall short, if it failed, or if
   * too little is known.
   */
  shortfall: Shortfall | null;
  /** When this run would usually have ended, milliseconds since 1970; null if the run is not late. */
  lateSince: number | null;
}

/** What the strip can show besides the runs. Without `now`, no run is late. Without `items`, no run has a shortfall. */
interface StripFacts {
  /** The items of the runs, as far as this device has them. */
  items?: ItemsById;
  /** Milliseconds since 1970, server clock. */
  now?: number;
  /** The usual durations. They must be given if `runs` lacks some runs of the job instance. */
  usual?: ReadonlyMap<ExecutionType, UsualDuration>;
}

const NO_ITEMS: ItemsById = new Map();

/** The last runs of one job instance as bars. */
export interface Strip {
  /** Oldest first, so that the newest run is on the right. */
  marks: readonly StripMark[];
  /** Whether a usual duration is known for the type of at least one bar. If not, the median line means nothing. */
  hasMedian: boolean;
}

/**
 * Computes the bars of the newest runs. The height of a bar is relative to the median of the run's type, so that full
 * and delta runs can be compared. A type without a usual duration gets the median of the shown runs, and has no
 * outliers.
 * @param runs newest first; runs beyond `length` have no bar, and only improve the usual values
 * @param length the number of bars
 */
export function stripOf(
  runs: readonly ExecutionRow[],
  length: number,
  { items = NO_ITEMS, now = 0, usual = usualDurations(runs) }: StripFacts = {},
): Strip {
  const shown = runs.slice(0, length);
  const marks = shown.map((run, index): StripMark => {
    const duration = durationOf(run);
    const scale = duration === null ? null : (usual.get(run.type)?.median ?? medianOfType(shown, run));
    const height = duration === null || scale === null ? null : duration / (Math.max(scale, 1) * TOP);
    return {
      run,
      outcome: outcomeOf(run.status),
      duration,
      height: height === null ? null : Math.min(1, height),
      outlier: outlierOf(run, usual.get(run.type)),
      usual: usual.get(run.type)?.median ?? null,
      items: items.get(run.id)?.count ?? null,
      shortfall: shortfallOf(runs, index, items),
      lateSince: lateSince(run, usual.get(run.type), now),
    };
  });
  return { marks: marks.toReversed(), hasMedian: marks.some(({ run }) => usual.has(run.type)) };
}

/**
 * The median duration of the runs that have the same type as `run`. Used for types with too few runs for a usual
 * duration. Null if none of these runs has a duration.
 */
function medianOfType(runs: readonly ExecutionRow[], run: ExecutionRow): number | null {
  const durations = runs
    .filter(({ type }) => type === run.type)
    .map(durationOf)
    .filter((duration) => duration !== null);
  return durations.length === 0 ? null : usualRange(durations).median;
}
