/**
 * Why a job instance is listed: its last run failed, it did not run when it was due, or it works again since it was
 * listed.
 */
export type AttentionKind = 'failing' | 'missed' | 'recovered';

/** The values by which job instances that need attention are sorted. */
export interface AttentionRank {
  kind: AttentionKind;
  /** Failed runs in a row; 0 when none failed. */
  count: number;
  /** When the failures began, or when the missed run was due; milliseconds since 1970, 0 when unknown. */
  since: number;
}

/** Sorts by failures in a row, then by the longest failing; missed runs come last. Recovered ones keep their place. */
export function compareAttention(a: AttentionRank, b: AttentionRank): number {
  return b.count - a.count || a.since - b.since;
}
