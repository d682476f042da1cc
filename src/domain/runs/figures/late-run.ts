import type { ExecutionRow } from '../../execution';
import { outcomeOf } from '../health/outcome';
import { UNUSUAL, type UsualDuration } from './usual-duration';
import { MINUTE_MS } from '@/lib/durations';

/** A run is late only if it takes longer than the median by more than this many milliseconds. */
const MIN_OVER = MINUTE_MS;

/**
 * Since when a running execution is late, milliseconds since 1970. This is the time by which 9 of 10 runs of its type
 * would have ended. Null if the execution is not late, has not started, or has no usual duration. An execution is late
 * if it runs longer than 9 of 10 runs, longer than 1.75 times the median, and more than a minute longer than the
 * median.
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
