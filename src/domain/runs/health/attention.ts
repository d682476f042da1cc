import type { FailureStreak } from './failure-streak';
import { endTime } from './outcome';

/**
 * Why a job instance needs attention, worst first:
 * - `failing`: its last run failed
 * - `silent`: its last run worked, but processed nothing
 * - `missed`: its last due run did not start
 */
const REASONS = ['failing', 'silent', 'missed'] as const;
export type AttentionReason = (typeof REASONS)[number];

/** The facts that decide the order of the job instances that need attention. */
export interface AttentionRank {
  reason: AttentionReason;
  /** The reason; or `recovered` if the job instance was listed before and works again. */
  kind: AttentionReason | 'recovered';
  /** How many runs in a row failed or processed nothing; 0 for a missed run. */
  count: number;
  /** When the first of these runs ended, or when the missed run was due; milliseconds since 1970, 0 when unknown. */
  since: number;
}

/**
 * Compares two job instances: by reason, then by the number of runs in a row (most first), then by age (oldest first).
 * An instance that has recovered keeps its place.
 */
export function compareAttention(a: AttentionRank, b: AttentionRank): number {
  return REASONS.indexOf(a.reason) - REASONS.indexOf(b.reason) || b.count - a.count || a.since - b.since;
}

/** The rank of a job instance whose last ended run failed. */
export const failureRank = ({ count, first }: FailureStreak): AttentionRank => ({
  reason: 'failing',
  kind: 'failing',
  count,
  since: endTime(first),
});
