import type { ExecutionRow } from '../../execution';
import { lateSince } from './late-run';
import type { UsualDuration } from './usual-duration';
import { MINUTE_MS, SECOND_MS } from '@/lib/durations';

/**
 * When a running execution will probably end.
 * - `waiting`: the execution has not started
 * - `unknown`: there is no usual duration
 * - `expected`: the execution ends at `at` (milliseconds since 1970), in about `left` milliseconds (rounded)
 * - `usual`: the execution takes longer than the median, but is not late; 9 of 10 such executions have ended by `at`
 * - `late`: the execution takes longer than usual, by the rule of `lateSince`
 */
export type ExpectedEnd =
  | { kind: 'waiting' | 'unknown' | 'late' }
  | { kind: 'expected'; left: number; at: number }
  | { kind: 'usual'; at: number };

/**
 * Estimates when a running execution will end. The median decides, unless the running step needs longer at its current
 * speed: the execution cannot end before its step.
 * @param usual how long runs like this one usually take; null if unknown
 * @param stepLeft how long the running step still takes at its current speed, milliseconds; null if unknown
 * @param now milliseconds since 1970
 */
export function expectedEnd(
  run: Pick<ExecutionRow, 'status' | 'startedAt'>,
  usual: UsualDuration | null,
  stepLeft: number | null,
  now: number,
): ExpectedEnd {
  if (run.startedAt === null) return { kind: 'waiting' };
  const start = Date.parse(run.startedAt);
  if (usual === null || Number.isNaN(start)) return { kind: 'unknown' };
  if (lateSince(run, usual, now) !== null) return { kind: 'late' };
  const left = start + usual.median - now;
  if (stepLeft !== null && stepLeft > Math.max(0, left)) {
    // Rounded up, because the speed is measured again every second.
    const precision = precisionOf(stepLeft);
    return {
      kind: 'expected',
      left: roundedLeft(stepLeft),
      at: Math.ceil((now + stepLeft) / precision) * precision,
    };
  }
  return left > 0
    ? { kind: 'expected', left: roundedLeft(left), at: start + usual.median }
    : { kind: 'usual', at: start + usual.high };
}

/**
 * Rounds a remaining time, so that it does not change every second: below two minutes to 10 seconds, otherwise to
 * minutes.
 */
export function roundedLeft(left: number): number {
  const precision = precisionOf(left);
  return Math.max(precision, Math.round(left / precision) * precision);
}

const precisionOf = (left: number): number => (left < 2 * MINUTE_MS ? 10 * SECOND_MS : MINUTE_MS);
