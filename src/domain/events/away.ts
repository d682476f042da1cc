import type { ExecutionRow } from '../execution';
import type { Span } from '../runs/period/period';
import { endTime, hasSucceeded, outcomeOf } from '../runs/health/outcome';
import type { RunEvent } from './run-event';
import { MINUTE_MS } from '@/lib/durations';

/** A person counts as away if no tab has been visible for this many milliseconds. */
const AWAY_MS = 30 * MINUTE_MS;

/**
 * When a person was away. Null if the absence was short, or if it is unknown when a tab was last visible. All times are
 * milliseconds since 1970.
 */
export function awaySpan(visibleAt: number | null, now: number): Span | null {
  return visibleAt !== null && now - visibleAt >= AWAY_MS ? { from: visibleAt, to: now } : null;
}

/** How many runs of each kind there were while a person was away. */
export interface AwayFigures {
  /** Runs that ended. */
  ended: number;
  errors: number;
  /** Runs that worked, also those with warnings. */
  worked: number;
  /** Runs that were due and did not start. */
  missed: number;
  /**
   * The earliest time at which one of the ended runs was created; if there is no such time, the start of the absence.
   * Milliseconds since 1970.
   */
  createdFrom: number;
}

/**
 * Counts what happened in a span.
 * @param runs may include runs that ended outside the span or have not ended, which do not count
 * @param overdueEvents the events of missed and late runs
 */
export function awayFigures(
  span: Span,
  runs: readonly ExecutionRow[],
  overdueEvents: readonly RunEvent[],
): AwayFigures {
  const isInside = (at: number): boolean => at >= span.from && at <= span.to;
  const ended = runs.filter((run) => outcomeOf(run.status) !== 'running' && isInside(endTime(run)));
  const created = ended.map(({ createdAt }) => Date.parse(createdAt ?? '')).filter((time) => !Number.isNaN(time));
  return {
    ended: ended.length,
    errors: ended.filter(({ status }) => outcomeOf(status) === 'error').length,
    worked: ended.filter(({ status }) => hasSucceeded(status)).length,
    missed: overdueEvents.filter(({ kind, at }) => kind === 'missed' && isInside(at)).length,
    createdFrom: created.length === 0 ? span.from : Math.min(...created),
  };
}
