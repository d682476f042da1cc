/**
 * Why a job instance is listed: its last run failed, it did not run when it was due, or it works again since it was
 * listed.
 */
export type AttentionKind = 'failing' | 'missed' | 'recovered';

/** What decides the place of a job instance in the list of those that need attention. */
export interface AttentionRank {
  kind: AttentionKind;
  /** Failed runs in a row; 0 when none failed. */
  count: number;
  /** Since when it fails, or when it was due; milliseconds since 1970. */
  since: number;
}

/**
 * Sorts by failures in a row, then the longest failing first; then what did not run. What works again keeps its place.
 */
export function compareAttention(a: AttentionRank, b: AttentionRank): number {
  return b.count - a.count || a.since - b.since;
}
