/** The middle of some figures, of which NaN is what never came about, later than everything; NaN of none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => Number(Number.isNaN(a)) - Number(Number.isNaN(b)) || a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}

/** One line of the table. */
export interface Figure {
  /** What was measured, of what, in words. */
  what: string;
  value: number;
  unit: 'ms' | '×' | 'requests' | 'bytes' | 'rows/s' | 'polls/s' | 'MB' | '';
  /** The value may be at most this (or at least, where `atLeast` says so); none where nothing is asked. */
  goal?: number;
  atLeast?: boolean;
  /** The single runs, in their order. */
  runs?: number[];
}

/** What a case has measured. */
export interface CaseResult {
  name: string;
  figures: Figure[];
}

/** Whether a figure is what is asked; null where nothing is. */
export function holds({ value, goal, atLeast = false }: Figure): boolean | null {
  if (goal === undefined) return null;
  return atLeast ? value >= goal : value <= goal;
}

/** How many times the first median is the second; what never comes is beyond any number of times what does. */
export function ratio(what: string, of: readonly number[], to: readonly number[], goal?: number): Figure {
  const [first, second] = [median(of), median(to)];
  const value = of.length > 0 && Number.isNaN(first) && second > 0 ? Infinity : first / second;
  return { what, value, unit: '×', ...(goal === undefined ? {} : { goal }) };
}

/** The median of some runs. */
export function timing(what: string, runs: number[], unit: Figure['unit'] = 'ms'): Figure {
  return { what, value: median(runs), unit, runs };
}
