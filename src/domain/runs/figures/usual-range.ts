/**
 * The value below which a share of all values lies. Between two values, it is interpolated.
 * @param share from 0 to 1
 * @param sorted ascending, not empty
 */
function quantile(sorted: readonly number[], share: number): number {
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? 0;
  const above = sorted[Math.ceil(place)] ?? below;
  return below + (above - below) * (place - Math.floor(place));
}

/** The median of some values, and their usual range, from the 10th to the 90th percentile. */
export interface UsualRange {
  median: number;
  low: number;
  high: number;
}

/**
 * Computes the median and the usual range of some values.
 * @param values in any order, not empty
 */
export function usualRange(values: readonly number[]): UsualRange {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: quantile(sorted, 0.5), low: quantile(sorted, 0.1), high: quantile(sorted, 0.9) };
}
