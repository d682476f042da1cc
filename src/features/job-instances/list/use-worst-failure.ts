import { useMemo } from 'react';
import { useRunHealth } from '@/data/queries/health/use-run-health';
import type { InstanceSummary } from '@/data/queries/period/use-period';
import { compareAttention, failureRank } from '@/domain/runs/health/attention';
import type { FailureStreak } from '@/domain/runs/health/failure-streak';

/** The worst of several failing instances, with its failures since the last success. */
export interface WorstFailure {
  instance: InstanceSummary;
  streak: FailureStreak;
}

/**
 * The failing instance that is first in the list "Needs attention" on the dashboard. Null if fewer than two instances
 * fail; undefined while unknown.
 * @param failing the codes of the failing instances
 */
export function useWorstFailure(
  failing: readonly string[],
  instances: readonly InstanceSummary[] | undefined,
): WorstFailure | null | undefined {
  const areSeveral = failing.length > 1;
  const runs = useRunHealth(areSeveral ? failing : [], 1);
  return useMemo(() => {
    if (!areSeveral) return null;
    if (runs === undefined || instances === undefined) return undefined;
    const failures = instances.flatMap((instance) => {
      const streak = runs.get(instance.code)?.streak;
      return streak === undefined || streak.count === 0 ? [] : [{ instance, streak, rank: failureRank(streak) }];
    });
    const [worst = null] = failures.toSorted((a, b) => compareAttention(a.rank, b.rank));
    return worst;
  }, [areSeveral, runs, instances]);
}
