/**
 * When a running execution will probably end.
 * - `waiting`: the execution has not started
 * - `unknown`: there is no usual duration
 * - `expected`: the execution ends at `at` (milliseconds since 1970), in about `left` milliseconds (rounded)
 * - `late`: the execution takes longer than usual
 */
export type ExpectedEnd =
  { kind: 'waiting' | 'unknown' } | { kind: 'expected'; left: number; at: number } | { kind: 'late' };

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/**
 * Estimates when a running execution will end. The usual duration decides, unless the running step needs longer at its
 * current speed: the execution cannot end before its step.
 * @param start milliseconds since 1970; null before the start
 * @param usual how long runs like this one usually take, milliseconds; null if unknown
 * @param stepLeft how long the running step still takes at its current speed, milliseconds; null if unknown
 * @param now milliseconds since 1970
 */
export function expectedEnd(
  start: number | null,
  usual: number | null,
  stepLeft: number | null,
  now: number,
): ExpectedEnd {
  if (start === null) return { kind: 'waiting' };
  if (usual === null) return { kind: 'unknown' };
  const left = start + usual - now;
  if (left <= 0) return { kind: 'late' };
  if (stepLeft === null || stepLeft <= left) return { kind: 'expected', left: roundedLeft(left), at: start + usual };
  // Rounded up, because the speed is measured anew every second.
  const precision = precisionOf(stepLeft);
  return {
    kind: 'expected',
    left: roundedLeft(stepLeft),
    at: Math.ceil((now + stepLeft) / precision) * precision,
  };
}

/** Rounds a remaining time, so that it does not change every second: to 10 s below two minutes, else to minutes. */
export function roundedLeft(left: number): number {
  const precision = precisionOf(left);
  return Math.max(precision, Math.round(left / precision) * precision);
}

const precisionOf = (left: number): number => (left < 2 * MINUTE ? 10 * SECOND : MINUTE);
