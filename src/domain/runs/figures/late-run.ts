import type { ExecutionRow } from '../../execution';
import { outcomeOf } from '../health/outcome';
import { UNUSUAL, type UsualDuration } from './usual-duration';

/** A run is late only if it is this much over its usual duration, milliseconds. */
const MIN_OVER = 60_000;

/**
 * When a running execution that is late is usually done, milliseconds since 1970: then 9 of 10 runs of its type have
 * ended. Null if it is not late. The rule: it runs longer than these 9 of 10, unusually long (1.75 times the median), and
 * at least a minute longer than usual. It is never late without a usual duration, and before it starts.
 * @param now milliseconds since 1970, server clock
 */
export function lateSince(
  { status, startedAt }: Pick<ExecutionRow, 'status' | 'startedAt'>,
  usual: UsualDuration | null | undefined,
  now: number,
): number | null {
  const start = Date.parse(startedAt ?? '');
  if (!usual || Number.isNaN(start) || outcomeOf(status) !== 'running') return null;
  const elapsed = now - start;
  const isLate = elapsed > Math.max(usual.high, usual.median * UNUSUAL.long, usual.median + MIN_OVER);
  return isLate ? start + usual.high : null;
}
