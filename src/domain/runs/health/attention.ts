import type { FailureStreak } from './failure-streak';

/**
 * Why a job instance needs attention, worst first: its last run failed (`failing`), worked but processed nothing
 * (`silent`), or did not start when due (`missed`).
 */
const REASONS = ['failing', 'silent', 'missed'] as const;
export type AttentionReason = (typeof REASONS)[number];

/** The values by which job instances that need attention are sorted. */
export interface AttentionRank {
  reason: AttentionReason;
  /** `recovered` if the job instance was listed before and works again; else the reason. */
  kind: AttentionReason | 'recovered';
  /** Runs in a row that failed or processed nothing; 0 for a missed run. */
  count: number;
  /** When the first of these runs ended, or when the missed run was due; milliseconds since 1970, 0 when unknown. */
  since: number;
}

/** Compares by reason, then by runs in a row, then by age, the oldest first. A recovered instance keeps its place. */
export function compareAttention(a: AttentionRank, b: AttentionRank): number {
  return REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || b.count - a.count || a.since - b.since;
}

/** The rank of a job instance whose last ended run failed. */
export const failureRank = ({ count, first }: FailureStreak): AttentionRank => ({
  reason: 'failing',
  kind: 'failing',
  count,
  since: Date.parse(first?.finishedAt ?? first?.createdAt ?? '') || 0,
});
