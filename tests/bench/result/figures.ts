/**
 * The median; NaN for an empty list. A NaN among the figures is an event that never happened, and counts as later than
 * all other events.
 */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** One line of the table. */
export interface Figure {
  /** A description of what was measured. */
  what: string;
  value: number;
  unit: 'ms' | '×' | 'requests' | 'bytes' | 'rows/s' | 'polls/s' | 'MB' | '';
  /** The highest allowed value (the lowest, with `atLeast`); undefined without a goal. */
  goal?: number;
  atLeast?: boolean;
  /** The results of the single runs, in their order. */
  runs?: number[];
}

/** The result of a case. */
export interface CaseResult {
  name: string;
  figures: Figure[];
}

/** Whether a figure meets its goal; null without a goal. */
export function meetsGoal({ value, goal, atLeast = false }: Figure): boolean | null {
  if (goal === undefined) return null;
  return atLeast ? value >= goal : value <= goal;
}

/**
 * A figure with the median of `of` divided by the median of `to`. An event that never happened is infinitely later than
 * one that did.
 */
export function ratio(what: string, of: readonly number[], to: readonly number[], goal?: number): Figure {
  const [first, second] = [median(of), median(to)];
  const value = of.length > 0 && Number.isNaN(first) && second > 0 ? Infinity : first / second;
  return { what, value, unit: '×', ...(goal === undefined ? {} : { goal }) };
}

/** A figure with the median of some runs. */
export function timing(what: string, runs: number[], unit: Figure['unit'] = 'ms'): Figure {
  return { what, value: median(runs), unit, runs };
}
