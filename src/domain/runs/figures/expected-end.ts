/**
 * The expected end of a running execution.
 * - `waiting`: the execution has not started
 * - `unknown`: there is no usual duration
 * - `expected`: the execution ends in about `left` milliseconds (rounded), at `at` (milliseconds since 1970)
 * - `late`: the execution takes longer than usual
 */
export type ExpectedEnd =
  { kind: 'waiting' | 'unknown' } | { kind: 'expected'; left: number; at: number } | { kind: 'late' };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * When a running execution is expected to end.
 * @param start milliseconds since 1970; null before it starts
 * @param usual the usual duration of such a run, milliseconds; null if unknown
 * @param now milliseconds since 1970
 */
export function expectedEnd(start: number | null, usual: number | null, now: number): ExpectedEnd {
  if (start === null) return { kind: 'waiting' };
  if (usual === null) return { kind: 'unknown' };
  const left = start + usual - now;
  if (left <= 0) return { kind: 'late' };
  return { kind: 'expected', left: roundedLeft(left), at: start + usual };
}

/** A remaining time rounded so that it does not change every second: to 10 s below two minutes, else to minutes. */
export function roundedLeft(left: number): number {
  const step = left < 2 * MINUTE ? 10 * SECOND : MINUTE;
  return Math.max(step, Math.round(left / step) * step);
}
