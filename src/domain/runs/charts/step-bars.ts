import type { ExecutionRow, StepRow } from '../../execution';
import { stepDuration } from '../figures/compare-runs';
import { MIN_RUNS } from '../figures/usual-duration';
import { usualRange } from '../figures/usual-range';
import { hasSucceeded, outcomeOf, type RunOutcome } from '../health/outcome';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '@/lib/durations';
import { timeOf } from '@/lib/time-of';

/** The bar of one step on the axis of its run. */
export interface StepBar {
  outcome: RunOutcome;
  /** When the step started and ended, in milliseconds since the run started. */
  start: number;
  end: number;
  /** The milliseconds before this step in which no step was running; 0 if the gap is too short to be shown. */
  gap: number;
}

/** The bars of all steps of a run on one axis. */
export interface StepBars {
  /** The length of the axis, milliseconds. */
  length: number;
  /** Each bar, by the id of its step. A step that was skipped, or whose start or end is unknown, has no bar. */
  bars: ReadonlyMap<number, StepBar>;
}

/** The shortest time between two steps that counts as a gap, milliseconds. */
const MIN_GAP_MS = 2_000;

/**
 * Computes the bars of a run's steps; null if no step has a bar.
 * @param usual how long runs of this kind usually take, milliseconds, or null; the axis is at least this long
 * @param now where the bar of a running step ends, milliseconds since 1970; null if the run is not running
 */
export function stepBars(
  run: Pick<ExecutionRow, 'startedAt' | 'finishedAt'>,
  steps: readonly StepRow[],
  usual: number | null,
  now: number | null,
): StepBars | null {
  const started = steps.filter(({ createdAt, status }) => timeOf(createdAt) !== null && status !== 'skipped');
  const starts = started.map(({ createdAt }) => timeOf(createdAt) ?? 0);
  if (starts.length === 0) return null;
  const zero = Math.min(timeOf(run.startedAt) ?? Infinity, ...starts);
  const bars = new Map<number, StepBar>();
  let lastEnd = 0;
  for (const step of started.toSorted((a, b) => (timeOf(a.createdAt) ?? 0) - (timeOf(b.createdAt) ?? 0))) {
    const start = (timeOf(step.createdAt) ?? zero) - zero;
    // The last step of a killed job may stay in progress forever. Its bar ends where the run ends.
    const end = timeOf(step.endDate) ?? timeOf(run.finishedAt) ?? now;
    if (end === null) continue;
    const gap = start - lastEnd;
    const bar = { outcome: outcomeOf(step.status), start, end: Math.max(start, end - zero) };
    bars.set(step.id, { ...bar, gap: gap > MIN_GAP_MS ? gap : 0 });
    lastEnd = Math.max(lastEnd, bar.end);
  }
  if (bars.size === 0) return null;
  const finished = timeOf(run.finishedAt);
  return { length: Math.max(lastEnd, usual ?? 0, finished === null ? 0 : finished - zero, 1_000), bars };
}

/** The distances that ticks may have, milliseconds. */
const TICK_DISTANCES = [1, 2, 5, 10, 20, 30]
  .flatMap((each) => [each * SECOND_MS, each * MINUTE_MS])
  .concat([1, 2, 6, 12, 24].map((each) => each * HOUR_MS));
const MAX_INTERVALS = 5;

/**
 * The ticks of an axis that starts at 0: at most six, at round times.
 * @param length the length of the axis, milliseconds
 */
export function axisTicks(length: number): number[] {
  const distance =
    TICK_DISTANCES.toSorted((a, b) => a - b).find((each) => length / each <= MAX_INTERVALS) ??
    Math.ceil(length / MAX_INTERVALS / DAY_MS) * DAY_MS;
  return Array.from({ length: Math.floor(length / distance) + 1 }, (_, index) => index * distance);
}

/**
 * The usual duration of each step, by its name: the median duration of its successes, with or without warnings, in
 * milliseconds. A step with fewer than five successes is absent.
 * @param runs the steps of each run of one job instance and type
 */
export function usualStepDurations(runs: readonly (readonly StepRow[])[]): ReadonlyMap<string, number> {
  const durations = new Map<string, number[]>();
  for (const step of runs.flat()) {
    const duration = stepDuration(step);
    if (duration === null || !hasSucceeded(step.status)) continue;
    durations.set(step.stepName, [...(durations.get(step.stepName) ?? []), duration]);
  }
  const known = [...durations].filter(([, each]) => each.length >= MIN_RUNS);
  return new Map(known.map(([name, each]) => [name, usualRange(each).median]));
}
