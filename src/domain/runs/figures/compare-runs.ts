import type { ExecutionRow, StepRow } from '../../execution';
import { hasSucceeded } from '../health/outcome';

/** The same step of two runs. `a` or `b` is null if that run does not have the step. */
export interface StepPair {
  name: string;
  a: StepRow | null;
  b: StepRow | null;
}

/**
 * Pairs the steps of two runs by name. If a name occurs several times, the first step is paired with the first, the
 * second with the second, and so on. The pairs are in the order of run A; steps that exist only in run B come last.
 */
export function pairSteps(a: readonly StepRow[], b: readonly StepRow[]): StepPair[] {
  const rest = [...b];
  const pairs = a.map((step): StepPair => {
    const index = rest.findIndex(({ stepName }) => stepName === step.stepName);
    return { name: step.stepName, a: step, b: index === -1 ? null : (rest.splice(index, 1)[0] ?? null) };
  });
  return [...pairs, ...rest.map((step) => ({ name: step.stepName, a: null, b: step }))];
}

/** Durations count as equal if they differ by at most this many milliseconds. */
const SAME_TIME = 5_000;
/** Durations also count as equal if they differ by at most this share of the longer duration. */
const SAME_TIME_SHARE = 0.2;
/** Numbers count as equal if they differ by at most this share of the larger number. */
const SAME_COUNT_SHARE = 0.05;

/** Whether a step went about the same way in two runs. Times and numbers may differ a little. */
export function isSameStep({ a, b }: StepPair): boolean {
  if (a === null || b === null || a.status !== b.status || a.warningCount !== b.warningCount) return false;
  const names = new Set([...Object.keys(a.summary), ...Object.keys(b.summary)]);
  return (
    isSameDuration(stepDuration(a), stepDuration(b)) &&
    [...names].every((name) => isSameCount(a.summary[name], b.summary[name]))
  );
}

/**
 * Whether two durations are about the same. An unknown duration (null) is the same only as another unknown duration.
 */
export function isSameDuration(a: number | null, b: number | null): boolean {
  if (a === null || b === null) return a === b;
  return Math.abs(a - b) <= Math.max(SAME_TIME, SAME_TIME_SHARE * Math.max(a, b));
}

type Counter = StepRow['summary'][string] | undefined;

function isSameCount(a: Counter, b: Counter): boolean {
  if (typeof a !== 'number' || typeof b !== 'number') return a === b;
  // Zero is only equal to zero.
  return a === b || (a !== 0 && b !== 0 && Math.abs(a - b) <= SAME_COUNT_SHARE * Math.max(Math.abs(a), Math.abs(b)));
}

/** How long a step took, milliseconds; null if it has not ended. */
export function stepDuration({ createdAt, endDate }: Pick<StepRow, 'createdAt' | 'endDate'>): number | null {
  const time = Date.parse(endDate ?? '') - Date.parse(createdAt ?? '');
  return Number.isNaN(time) ? null : Math.max(0, time);
}

/**
 * The run with which to compare `run`: the newest earlier run that worked, if possible of the same type. If no earlier
 * run worked, the run directly before `run`. Null if there is no earlier run.
 * @param runs the runs of the same job instance, newest first
 */
export function comparableRun(runs: readonly ExecutionRow[], run: ExecutionRow): ExecutionRow | null {
  const earlier = runs.filter(({ id }) => id < run.id);
  const worked = earlier.filter(({ status }) => hasSucceeded(status));
  return worked.find(({ type }) => type === run.type) ?? worked[0] ?? earlier[0] ?? null;
}
