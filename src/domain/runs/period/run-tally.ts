import type { RunFilters } from '../charts/run-columns';
import { outcomeOf } from '../health/outcome';
import type { Span } from './period';
import { forEachRun, type RunHourRow } from './run-hours';

/** The number of runs, and how many of them ended with an error or a warning. */
export interface RunTally {
  total: number;
  errors: number;
  warnings: number;
}

/**
 * Counts the runs that were created in a span and match the filters.
 * @param hours at least the hours of the span, in any order
 */
export function tallyRuns(hours: readonly RunHourRow[], { from, to }: Span, filters: RunFilters): RunTally {
  const { instanceCode, statuses = [] } = filters;
  const tally: RunTally = { total: 0, errors: 0, warnings: 0 };
  forEachRun(hours, (code, status, created) => {
    if (created < from || created >= to) return;
    if (instanceCode !== undefined && code !== instanceCode) return;
    if (statuses.length > 0 && !statuses.includes(status)) return;
    const outcome = outcomeOf(status);
    tally.total += 1;
    if (outcome === 'error') tally.errors += 1;
    if (outcome === 'warning') tally.warnings += 1;
  });
  return tally;
}
