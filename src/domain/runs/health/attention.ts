/**
 * Why a job instance is listed, worst first: its last run failed, its last run worked but processed nothing, or it did
 * not run when it was due.
 */
const REASONS = ['failing', 'silent', 'missed'] as const;
export type AttentionReason = (typeof REASONS)[number];

/** The values by which job instances that need attention are sorted. */
export interface AttentionRank {
  reason: AttentionReason;
  /** `recovered` if it works again since it was listed. */
  kind: AttentionReason | 'recovered';
  /** Runs in a row that failed or processed nothing; 0 for a missed run. */
  count: number;
  /** When the first of these runs ended, or when the missed run was due; milliseconds since 1970, 0 when unknown. */
  since: number;
}

/** Sorts by reason, then by runs in a row, then the longest ago first. Recovered ones keep their place. */
export function compareAttention(a: AttentionRank, b: AttentionRank): number {
  return REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || b.count - a.count || a.since - b.since;
}
