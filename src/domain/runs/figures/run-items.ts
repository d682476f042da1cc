import type { ExecutionRow, StepRow } from '../../execution';
import { durationOf } from '../health/outcome';

/** How many items a step or a run handled, and how fast. */
export interface ItemCount {
  count: number;
  /** Rounded; null if it is unknown or below one. */
  perMinute: number | null;
}

/** The items of a run, and what was counted. */
export interface CountedItems {
  count: number;
  /** The step and its counters. Only runs with the same measure can be compared. */
  measure: string;
}

/** The items of a running step. */
export interface StepProgress extends ItemCount {
  /** How many items the step has in all; null if nothing says so. */
  total: number | null;
  /** True if the total is the number of items that the step before handed on. */
  isAbout: boolean;
  /** How long the rest takes at this speed, milliseconds; null if unknown. */
  left: number | null;
}

type Summary = StepRow['summary'];

/** The counters that count the items of a step. The first of these groups that a step has counts. */
const HANDLED = [['written', 'write'], ['created', 'updated', 'deleted'], ['processed', 'process'], ['read']];
/** The counters of items that a step leaves out: they are done, but not handed on. */
const LEFT_OUT = ['skipped', 'skip', 'filtered', 'unchanged', 'failed'];
const TOTAL = ['total', 'totalItems', 'total_items', 'items_total'];
/** A speed is known after this time, milliseconds. */
const MIN_TIME = 10_000;
const MINUTE = 60_000;

/** The items of a run that ended: those of its last step that counted any, and their speed over the whole run. */
export function runItems(
  run: Pick<ExecutionRow, 'startedAt' | 'finishedAt'>,
  steps: readonly StepRow[] | undefined,
): ItemCount | null {
  const items = countedItems(steps ?? []);
  return items && { count: items.count, perMinute: perMinute(items.count, durationOf(run)) };
}

/** The items of the last step that counted any; null if none did. */
export function countedItems(steps: readonly StepRow[]): CountedItems | null {
  for (const { stepName, summary } of steps.toReversed()) {
    const found = handledBy(summary);
    if (found !== null) return { count: found.count, measure: `${stepName}: ${found.name}` };
  }
  return null;
}

/** The items of the running step; null if it counts none. @param index of the step @param now milliseconds since 1970 */
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

/** The sum of the counters that count, and the name of their group. */
function handledBy(summary: Summary): { count: number; name: string | undefined } | null {
  for (const names of HANDLED) {
    const count = sumOf(summary, names);
    if (count !== null) return { count, name: names[0] };
  }
  return null;
}

function sumOf(summary: Summary, names: readonly string[]): number | null {
  const values = names.map((name) => summary[name]).filter((value) => typeof value === 'number' && value >= 0);
  return values.length === 0 ? null : values.reduce((sum: number, value) => sum + Number(value), 0);
}

/** Above 100 rounded to two digits, so that it does not change with every second. */
function perMinute(count: number, time: number | null): number | null {
  if (time === null || !(time >= MIN_TIME)) return null;
  const speed = (count / time) * MINUTE;
  return speed < 1 ? null : Number(speed < 100 ? speed.toFixed(0) : speed.toPrecision(2));
}
