import type { ExecutionRow, StepRow } from '../../execution';
import { isPending } from '../../execution-status';
import { durationOf, hasSucceeded } from '../health/outcome';
import { MINUTE_MS } from '@/lib/durations';

/** How many items a step or a run handled, and how fast. */
export interface ItemCount {
  count: number;
  /** The rounded speed; null if it is unknown, or below one item per minute. */
  perMinute: number | null;
}

/** The items of a run, and how they were counted. */
export interface CountedItems {
  count: number;
  /** What was counted: the step and its counter. Only runs with the same measure can be compared. */
  measure: string;
  /** The counters whose values were added up. */
  counters: readonly ItemCounter[];
}

/** A counter of a step. */
export interface ItemCounter {
  step: string;
  counter: string;
}

/** The counters that a person has chosen to count as items; null for the default. */
export type ItemChoice = readonly ItemCounter[] | null;

/** The items of a running step. */
export interface StepProgress extends ItemCount {
  /** How many items the step must handle in all; null if unknown. */
  total: number | null;
  /** Whether the total is only an estimate, which is the number of items of the previous step. */
  isAbout: boolean;
  /** How long the remaining items will take at the current speed, milliseconds; null if unknown. */
  left: number | null;
}

type Summary = StepRow['summary'];

/**
 * The names of counters for the items that a step has handled, in groups. The first group with a counter in the step is
 * used.
 */
const HANDLED = [['written', 'write'], ['created', 'updated', 'deleted'], ['processed', 'process'], ['read']];
/** The names of counters for items that a step has finished with but not passed on. */
const LEFT_OUT = ['skipped', 'skip', 'filtered', 'unchanged', 'failed'];
/** The names of counters for the number of items that a step must handle in all. */
const TOTAL = ['total', 'totalItems', 'total_items', 'items_total'];
/** How long a step or run must have taken for a reliable speed, milliseconds. */
const MIN_TIME = 10_000;

/** Whether all steps had ended when they were read. */
export const haveEnded = (steps: readonly StepRow[]): boolean => !steps.some(({ status }) => isPending(status));

/**
 * Whether the counters of a run are final. A run that worked leaves no step open, so an open step of such a run was
 * read before the run ended. If a run failed or was stopped, the server may never close its last steps.
 */
export const areFinal = ({ status }: Pick<ExecutionRow, 'status'>, steps: readonly StepRow[]): boolean =>
  !isPending(status) && (!hasSucceeded(status) || haveEnded(steps));

/**
 * The items of a run (see `countedItems`), and the speed over the whole run. Null until the counters are final, and if
 * no step counts items.
 */
export function runItems(
  run: Pick<ExecutionRow, 'status' | 'startedAt' | 'finishedAt'>,
  steps: readonly StepRow[] = [],
  choice: ItemChoice = null,
): ItemCount | null {
  if (!areFinal(run, steps)) return null;
  const items = countedItems(steps, choice);
  return items && { count: items.count, perMinute: perMinute(items.count, durationOf(run)) };
}

/**
 * Counts the items of a run; null if no step counts items. If a person has chosen counters, their values are added up,
 * and a missing counter is 0. Otherwise the last step with items decides.
 */
export function countedItems(steps: readonly StepRow[], choice: ItemChoice = null): CountedItems | null {
  if (choice !== null) return chosenItems(steps, choice);
  for (const { stepName, summary } of steps.toReversed()) {
    const found = handledBy(summary);
    if (found === null) continue;
    const { count, names } = found;
    const counters = names.filter((name) => isCount(summary[name]));
    return {
      count,
      measure: `${stepName}: ${names[0]}`,
      counters: counters.map((counter) => ({ step: stepName, counter })),
    };
  }
  return null;
}

function chosenItems(steps: readonly StepRow[], choice: readonly ItemCounter[]): CountedItems | null {
  const counting = steps.filter(({ stepName }) => choice.some(({ step }) => step === stepName));
  // If these steps have no numbers at all, they did not run, or the server keeps no counters for them.
  if (!counting.some(({ summary }) => Object.values(summary).some(isCount))) return null;
  const counts = counting.map(({ stepName, summary }) =>
    sumOf(
      summary,
      choice.flatMap(({ step, counter }) => (step === stepName ? [counter] : [])),
    ),
  );
  const names = choice.map(({ step, counter }) => `${step}: ${counter}`);
  return {
    count: counts.reduce((sum: number, count) => sum + (count ?? 0), 0),
    measure: names.join(', '),
    counters: choice,
  };
}

/** A counter, and its value in the newest run that has the counter. */
export interface CounterValue extends ItemCounter {
  value: number;
}

/**
 * Lists all counters of some runs, in the order of the steps.
 * @param runs the steps of each run, newest first
 */
export function countersOf(runs: readonly (readonly StepRow[])[]): CounterValue[] {
  const byStep = new Map<string, Map<string, number>>();
  for (const { stepName, summary } of runs.flat()) {
    const known = byStep.get(stepName) ?? new Map<string, number>();
    byStep.set(stepName, known);
    for (const [counter, value] of Object.entries(summary))
      if (isCount(value) && !known.has(counter)) known.set(counter, value);
  }
  return [...byStep].flatMap(([step, known]) => [...known].map(([counter, value]) => ({ step, counter, value })));
}

/**
 * The progress of the running step; null if the step counts no items.
 * @param index the place of the step in `steps`
 * @param now milliseconds since 1970
 */
export function stepProgress(steps: readonly StepRow[], index: number, now: number): StepProgress | null {
  const step = steps[index];
  const count = step === undefined ? null : handled(step.summary);
  if (step === undefined || count === null) return null;
  const done = count + (sumOf(step.summary, LEFT_OUT) ?? 0);
  const stated = sumOf(step.summary, TOTAL);
  const before = steps[index - 1];
  const total = stated ?? (before === undefined ? null : handled(before.summary));
  const time = step.createdAt === null ? null : now - Date.parse(step.createdAt);
  const speed = time === null || !(time >= MIN_TIME) ? null : done / time;
  const isKnown = total !== null && total >= done;
  return {
    count: done,
    total: isKnown ? total : null,
    isAbout: isKnown && stated === null,
    perMinute: perMinute(done, time),
    left: isKnown && speed !== null && speed > 0 ? (total - done) / speed : null,
  };
}

const handled = (summary: Summary): number | null => handledBy(summary)?.count ?? null;

/** The items of a step, and the names of the group of counters that was used. */
function handledBy(summary: Summary): { count: number; names: readonly string[] } | null {
  for (const names of HANDLED) {
    const count = sumOf(summary, names);
    if (count !== null) return { count, names };
  }
  return null;
}

const isCount = (value: Summary[string] | undefined): value is number => typeof value === 'number' && value >= 0;

function sumOf(summary: Summary, names: readonly string[]): number | null {
  const values = names.map((name) => summary[name]).filter(isCount);
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0);
}

/** The speed in items per minute. Above 100 it is rounded to two digits, so that it does not change every second. */
function perMinute(count: number, time: number | null): number | null {
  if (time === null || !(time >= MIN_TIME)) return null;
  const speed = (count / time) * MINUTE_MS;
  return speed < 1 ? null : Number(speed < 100 ? speed.toFixed(0) : speed.toPrecision(2));
}
