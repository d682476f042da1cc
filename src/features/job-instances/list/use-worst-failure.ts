import { useMemo } from 'react';
import { useRunHealth } from '@/data/queries/health/use-run-health';
import type { InstanceSummary } from '@/data/queries/period/use-period';
import { compareAttention, failureRank } from '@/domain/runs/health/attention';
import type { FailureStreak } from '@/domain/runs/health/failure-streak';

/** The worst of several failing job instances. */
export interface WorstFailure {
  instance: InstanceSummary;
  streak: FailureStreak;
}

/**
 * The failing job instance that "Needs attention" lists first; null unless several fail, undefined while unknown.
 * @param failing the codes of those that fail
 */
export function useWorstFailure(
  failing: readonly string[],
  instances: readonly InstanceSummary[] | undefined,
): WorstFailure | null | undefined {
  const isOne = failing.length < 2;
  const runs = useRunHealth(isOne ? [] : failing, 1);
  return useMemo(() => {
    if (isOne) return null;
    if (runs === undefined || instances === undefined) return undefined;
    const failures = instances.flatMap((instance) => {
      const streak = runs.get(instance.code)?.streak;
      return streak === undefined || streak.count === 0 ? [] : [{ instance, streak, rank: failureRank(streak) }];
    });
    const [worst = null] = failures.toSorted((a, b) => compareAttention(a.rank, b.rank));
    return worst;
  }, [isOne, runs, instances]);
}
