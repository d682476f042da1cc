import { outcomeOf } from '../health/outcome';
import type { Span } from './period';
import { forEachRun, type RunHourRow } from './run-hours';

/** The numbers of runs that were created in a period, by outcome. */
export interface RunFigures {
  success: number;
  warning: number;
  error: number;
  /** The number of job instances with a failed run. */
  failedInstances: number;
  /** The number of all runs, including stopped and running runs. */
  all: number;
}

/**
 * Counts the runs that were created in a span.
 * @param hours at least the hours of the span
 */
export function figuresOf(hours: readonly RunHourRow[], { from, to }: Span): RunFigures {
  const figures: RunFigures = { success: 0, warning: 0, error: 0, failedInstances: 0, all: 0 };
  const failed = new Set<string | null>();
  forEachRun(hours, (code, status, created) => {
    if (created < from || created >= to) return;
    const outcome = outcomeOf(status);
    figures.all += 1;
    if (outcome !== 'running' && outcome !== 'stopped') figures[outcome] += 1;
    if (outcome === 'error') failed.add(code);
  });
  return { ...figures, failedInstances: failed.size };
}
