import type { ExecutionRow } from '../../execution';
import { hasSucceeded } from '../health/outcome';
import type { CountedItems } from './run-items';
import { MAX_RUNS, MIN_RUNS } from './usual-duration';
import { usualRange, type UsualRange } from './usual-range';

/** A run can only have a shortfall if the runs before it usually (median) process at least this many items. */
const MIN_USUAL = 20;
/** A run with less than this share of the low end of the usual range processed far less than usual. */
const FAR_LESS = 0.1;

type ItemRun = Pick<ExecutionRow, 'id' | 'status' | 'type'>;

/** The items of each run, by its id. A run is absent if this device lacks its steps, or if no step counts items. */
export type ItemsById = ReadonlyMap<number, CountedItems>;

/** How a run that worked fell short: it processed `nothing`, or only a `few` items, which is far less than usual. */
export interface Shortfall {
  kind: 'nothing' | 'few';
  count: number;
  usual: UsualRange;
}

/**
 * How far a run fell short of the usual number of items; null if it did not fall short, or if too little is known. A
 * run has a shortfall if it worked, and processed less than a tenth of the low end of the usual range. The range comes
 * from the last 20 runs of the same type that worked; at least 5 of them must have a count, and their median must be at
 * least 20 items. Runs directly before this run do not count if they processed no more items than this run. So if two
 * runs without items follow each other, the second run has a shortfall, too.
 * @param runs the runs of one job instance and all types, newest first
 * @param index the place of the run in `runs`
 */
export function shortfallOf(runs: readonly ItemRun[], index: number, items: ItemsById): Shortfall | null {
  const run = runs[index];
  const own = run && items.get(run.id);
  if (run === undefined || own === undefined || !hasSucceeded(run.status)) return null;
  const earlier = countsOf(runs.slice(index), run, items, own.measure).slice(1);
  const first = earlier.findIndex((count) => count > own.count);
  const counted = first === -1 ? [] : earlier.slice(first);
  if (counted.length < MIN_RUNS) return null;
  const usual = usualRange(counted);
  if (usual.median < MIN_USUAL || own.count >= usual.low * FAR_LESS) return null;
  return { kind: own.count === 0 ? 'nothing' : 'few', count: own.count, usual };
}

/**
 * The usual number of items, as it applies to the newest run that worked and has a count; null if fewer than 5 runs
 * have a count.
 * @param runs the runs of one job instance and one type, newest first
 */
export function usualItems(runs: readonly ItemRun[], items: ItemsById): UsualRange | null {
  const index = runs.findIndex(({ id, status }) => items.has(id) && hasSucceeded(status));
  const newest = runs[index];
  const own = newest && items.get(newest.id);
  if (newest === undefined || own === undefined) return null;
  const shortfall = shortfallOf(runs, index, items);
  if (shortfall !== null) return shortfall.usual;
  const counts = countsOf(runs.slice(index), newest, items, own.measure);
  return counts.length < MIN_RUNS ? null : usualRange(counts);
}

/**
 * The known counts of the newest 20 runs that worked and have the type of this run, newest first. Leaves out counts of
 * another measure.
 */
function countsOf(runs: readonly ItemRun[], { type }: ItemRun, items: ItemsById, measure: string): number[] {
  return runs
    .filter((run) => run.type === type && hasSucceeded(run.status))
    .slice(0, MAX_RUNS)
    .flatMap(({ id }) => {
      const own = items.get(id);
      return own?.measure === measure ? [own.count] : [];
    });
}

/** Consecutive runs without items. */
export interface EmptyStreak {
  count: number;
  /** The oldest of these runs; null if there is none. */
  first: ExecutionRow | null;
  /** The newest earlier run that processed items; null if none is known. */
  lastWithItems: ExecutionRow | null;
}

/**
 * Counts the consecutive successful runs of the same type that processed no items, from this run backwards. The count
 * ends before a run that processed items, or whose items are unknown.
 * @param runs the runs of one job instance, newest first
 * @param index the place of this run in `runs`
 */
export function emptyStreak(runs: readonly ExecutionRow[], index: number, items: ItemsById): EmptyStreak {
  const type = runs[index]?.type;
  const own = runs.slice(index).filter((run) => run.type === type && hasSucceeded(run.status));
  const end = own.findIndex(({ id }) => items.get(id)?.count !== 0);
  const empty = end === -1 ? own : own.slice(0, end);
  const lastWithItems = own.find(({ id }) => (items.get(id)?.count ?? 0) > 0) ?? null;
  return { count: empty.length, first: empty.at(-1) ?? null, lastWithItems };
}

/** Rounds a number of items to two digits, for texts with "about". */
export const aboutItems = (count: number): number => Number(count.toPrecision(2));
