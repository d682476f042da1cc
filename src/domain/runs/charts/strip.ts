import type { ExecutionRow, ExecutionType } from '../../execution';
import { durationOf, outcomeOf, type RunOutcome } from '../health/outcome';
import { shortfallOf, type ItemsById, type Shortfall } from '../figures/item-shortfall';
import { lateSince } from '../figures/late-run';
import { outlierOf, usualDurations, type UsualDuration } from '../figures/usual-duration';

/** The height of the strip, as a multiple of the median. */
const TOP = 1.35;
/** The height of the median line, as a fraction of the strip. */
export const MEDIAN_HEIGHT = 1 / TOP;

/** One bar of a strip. */
export interface StripMark {
  run: ExecutionRow;
  outcome: RunOutcome;
  /** Milliseconds; null while the run is running, or if the server sent no times. */
  duration: number | null;
  /** From 0 to 1; null if there is no duration. */
  height: number | null;
  outlier: 'long' | 'short' | null;
  /** The number of the run's items; null if unknown. */
  items: number | null;
  /** Set if the run worked but processed nothing or far less than usual; null if not, or if unknown. */
  shortfall: Shortfall | null;
  /** When such a run has usually ended, milliseconds since 1970; null if the run is not late. */
  lateSince: number | null;
}

/** Facts besides the runs. Without them, no run is late or has a shortfall. */
interface StripFacts {
  /** The items of the runs on this device. */
  items?: ItemsById;
  /** Milliseconds since 1970, server clock. */
  now?: number;
  /** The usual durations, to be passed if `runs` lacks some runs of the job instance. */
  usual?: ReadonlyMap<ExecutionType, UsualDuration>;
}

const NO_ITEMS: ItemsById = new Map();

/** The last runs of one job instance as bars. */
export interface Strip {
  /** Oldest first, so that the newest is on the right. */
  marks: readonly StripMark[];
  /** Whether any bar has a usual duration. Without one the median line is meaningless. */
  hasMedian: boolean;
}

/**
 * The bars of the newest runs. The height of a bar is relative to the median of the run's type, so full and delta runs
 * can be compared. A type without a usual duration has the median of the shown runs and no outliers.
 * @param runs newest first; runs beyond `length` only improve the median
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
      items: items.get(run.id)?.count ?? null,
      shortfall: shortfallOf(runs, index, items),
      lateSince: lateSince(run, usual.get(run.type), now),
    };
  });
  return { marks: marks.toReversed(), hasMedian: marks.some(({ run }) => usual.has(run.type)) };
}

/**
 * The median duration of the runs of a type, for types with too few runs for a usual duration; null if no run has one.
 */
function medianOfType(runs: readonly ExecutionRow[], { type }: ExecutionRow): number | null {
  const durations = runs
    .filter((run) => run.type === type)
    .map(durationOf)
    .filter((duration) => duration !== null)
    .toSorted((a, b) => a - b);
  return durations[Math.floor(durations.length / 2)] ?? null;
}
