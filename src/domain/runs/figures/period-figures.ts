import { outcomeOf } from '../health/outcome';
import type { RunHourRow } from './run-hours';

/** The runs that were created in a period, by outcome. */
export interface RunFigures {
  success: number;
  warning: number;
  error: number;
  /** All runs, including stopped and running ones. */
  all: number;
}

/** Adds up the counters of these hours. */
export function figuresOf(hours: readonly RunHourRow[]): RunFigures {
  const figures: RunFigures = { success: 0, warning: 0, error: 0, all: 0 };
  for (const { counts } of hours) {
    for (const { status, count } of counts) {
      const outcome = outcomeOf(status);
      figures.all += count;
      if (outcome !== 'running' && outcome !== 'stopped') figures[outcome] += count;
    }
  }
  return figures;
}
