/** The shortest time from one start to the next, milliseconds; null for fewer than two. @param starts ascending */
export function shortestGap(starts: readonly number[]): number | null {
  const gaps = starts.slice(1).map((start, index) => start - (starts[index] ?? start));
  return gaps.length === 0 ? null : Math.min(...gaps);
}
