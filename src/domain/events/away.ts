import type { ExecutionRow } from '../execution';
import type { Span } from '../runs/period/period';
import { outcomeOf } from '../runs/health/outcome';
import { endTime, type RunEvent } from './run-event';

/** The time without a visible tab after which a person counts as away, milliseconds. */
const AWAY_MS = 30 * 60_000;

/** When a person was away; null if that was short, or if the time of the last visible tab is unknown. */
export function awaySpan(visibleAt: number | null, now: number): Span | null {
  return visibleAt !== null && now - visibleAt >= AWAY_MS ? { from: visibleAt, to: now } : null;
}

/** What happened while a person was away. */
export interface AwayFigures {
  /** Runs that ended. */
  ended: number;
  errors: number;
  warnings: number;
  /** Runs that did not start. */
  missed: number;
}

/**
 * Counts what happened in a span.
 * @param runs may contain runs that ended outside the span, or have not ended
 * @param notes events of runs that did not start
 */
export function awayFigures(span: Span, runs: readonly ExecutionRow[], notes: readonly RunEvent[]): AwayFigures {
  const isInside = (at: number): boolean => at >= span.from && at <= span.to;
  const outcomes = runs.filter((run) => isInside(endTime(run))).map(({ status }) => outcomeOf(status));
  const count = (wanted: string): number => outcomes.filter((outcome) => outcome === wanted).length;
  return {
    ended: outcomes.length - count('running'),
    errors: count('error'),
    warnings: count('warning'),
    missed: notes.filter(({ kind, at }) => kind === 'missed' && isInside(at)).length,
  };
}
