import type { StepRow } from '../../execution';
import { outcomeOf, type RunOutcome } from '../health/outcome';

/** The bar of one step on the axis of its run. */
export interface StepBar {
  outcome: RunOutcome;
  /** Milliseconds since the run started. */
  start: number;
  end: number;
  /** Milliseconds without a running step before this step; 0 if too short to be shown. */
  gap: number;
}

/** The steps of a run on one axis. */
export interface StepBars {
  /** The end of the axis, milliseconds since the run started. */
  length: number;
  /** By the id of the step. A step with an unknown start or end has no bar. */
  bars: ReadonlyMap<number, StepBar>;
}

interface RunTimes {
  startedAt: string | null;
  finishedAt: string | null;
}

/** The shortest time between two steps that counts as a gap, milliseconds. */
const MIN_GAP = 2_000;

/**
 * The bars of the steps on the axis of their run; null if no step has a known start and end.
 * @param usual the usual duration of such a run in milliseconds, or null; the axis is at least this long
 * @param now milliseconds since 1970, where a running step ends; null if the run is not running
 */
export function stepBars(
  run: RunTimes,
  steps: readonly StepRow[],
  usual: number | null,
  now: number | null,
): StepBars | null {
  const started = steps.filter(({ createdAt, status }) => timeOf(createdAt) !== null && status !== 'skipped');
  const starts = started.map(({ createdAt }) => timeOf(createdAt) ?? 0);
  if (starts.length === 0) return null;
  const zero = Math.min(timeOf(run.startedAt) ?? Infinity, ...starts);
  const bars = new Map<number, StepBar>();
  let last = 0;
  for (const step of started.toSorted((a, b) => (timeOf(a.createdAt) ?? 0) - (timeOf(b.createdAt) ?? 0))) {
    const start = (timeOf(step.createdAt) ?? zero) - zero;
    // After a killed job, the last step may stay in progress forever. Its bar ends with the run.
    const end = timeOf(step.endDate) ?? timeOf(run.finishedAt) ?? now;
    if (end === null) continue;
    const gap = start - last;
    const bar = { outcome: outcomeOf(step.status), start, end: Math.max(start, end - zero) };
    bars.set(step.id, { ...bar, gap: gap > MIN_GAP ? gap : 0 });
    last = Math.max(last, bar.end);
  }
  if (bars.size === 0) return null;
  const finished = timeOf(run.finishedAt);
  return { length: Math.max(last, usual ?? 0, finished === null ? 0 : finished - zero, 1_000), bars };
}

function timeOf(moment: string | null): number | null {
  const time = moment === null ? Number.NaN : Date.parse(moment);
  return Number.isNaN(time) ? null : time;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Possible distances between ticks, milliseconds. */
const TICK_DISTANCES = [1, 2, 5, 10, 20, 30]
  .flatMap((each) => [each * SECOND, each * MINUTE])
  .concat([1, 2, 6, 12, 24].map((each) => each * HOUR));
const MAX_INTERVALS = 5;

/** The ticks of an axis that starts at 0: at most six, at round times. @param length milliseconds */
export function axisTicks(length: number): number[] {
  const distance =
    TICK_DISTANCES.toSorted((a, b) => a - b).find((each) => length / each <= MAX_INTERVALS) ??
    Math.ceil(length / MAX_INTERVALS / DAY) * DAY;
  return Array.from({ length: Math.floor(length / distance) + 1 }, (_, index) => index * distance);
}

/** The minimum number of runs for a usual duration. */
const MIN_RUNS = 5;

/**
 * The usual duration of each step in milliseconds, by the name of the step: the median of the step's successes, with or
 * without warnings. A step with fewer than five successes is absent.
 * @param runs the steps of each run of one job instance and type
 */
export function usualStepDurations(runs: readonly (readonly StepRow[])[]): ReadonlyMap<string, number> {
  const durations = new Map<string, number[]>();
  for (const { stepName, createdAt, endDate, status } of runs.flat()) {
    const [start, end] = [timeOf(createdAt), timeOf(endDate)];
    const outcome = outcomeOf(status);
    if (start === null || end === null || (outcome !== 'success' && outcome !== 'warning')) continue;
    durations.set(stepName, [...(durations.get(stepName) ?? []), Math.max(0, end - start)]);
  }
  const known = [...durations].filter(([, each]) => each.length >= MIN_RUNS);
  return new Map(known.map(([name, each]) => [name, median(each.toSorted((a, b) => a - b))]));
}

function median(sorted: readonly number[]): number {
  const half = Math.floor(sorted.length / 2);
  const [above = 0, below = above] = [sorted[half], sorted[half - 1]];
  return sorted.length % 2 === 1 ? above : (above + below) / 2;
}
