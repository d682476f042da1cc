/**
 * What can be said of the end of a running execution:
 * - `waiting` it has not started · `unknown` nothing is usual
 * - `expected` it ends in about `left` milliseconds, rounded · `late` it runs longer than usual
 */
export type ExpectedEnd =
  { kind: 'waiting' | 'unknown' } | { kind: 'expected'; left: number; at: number } | { kind: 'late' };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * When a running execution is expected to end.
 * @param start milliseconds since 1970; null before it starts
 * @param usual how long such a run usually takes, milliseconds; null when that is not known
 * @param now milliseconds since 1970
 */
export function expectedEnd(start: number | null, usual: number | null, now: number): ExpectedEnd {
  if (start === null) return { kind: 'waiting' };
  if (usual === null) return { kind: 'unknown' };
  const left = start + usual - now;
  if (left <= 0) return { kind: 'late' };
  // A rounded time does not count down every second: to 10 s below two minutes, to minutes above.
  const step = left < 2 * MINUTE ? 10 * SECOND : MINUTE;
  return { kind: 'expected', left: Math.max(step, Math.round(left / step) * step), at: start + usual };
}
