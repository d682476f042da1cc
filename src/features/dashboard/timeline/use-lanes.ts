import { useMemo, useState } from 'react';
import type { InstanceSummary } from '@/data/queries/period/use-period';
import type { Period, Span } from '@/domain/runs/period/period';
import { endOf, type EndedOutcome } from '@/domain/runs/period/period-runs';
import { compareLanes, type LaneRank } from '@/domain/runs/charts/timeline-marks';
import type { Dashboard } from '../use-dashboard';
import type { PeriodData } from '../use-period';
import { useReservedLanes } from './timeline-frame';

/** A lane of the timeline: a job instance that ran, was due, or will run in the shown time. */
export interface LaneData extends LaneRank {
  instance: InstanceSummary;
  lastOutcome: EndedOutcome | null;
  /** The times at which the instance was due but did not run, milliseconds since 1970. */
  missed: readonly number[];
}

const NO_TIMES: readonly number[] = [];

/**
 * The lanes of a period (undefined until known), and how many of them are visible at once. The lanes keep their order,
 * so that they do not move while the user is looking at them. A new lane takes the last visible place.
 */
export function useLanes(
  { period, runs }: PeriodData,
  { instances, nextRuns }: Dashboard,
  { to }: Span,
): { lanes: readonly LaneData[] | undefined; places: number } {
  const lanes = useMemo(() => {
    if (instances === undefined || nextRuns === undefined || !runs?.missed) return undefined;
    const { lastRuns, running, missed } = runs;
    return instances
      .map((instance): LaneData => {
        const { code } = instance;
        const missedRuns = missed?.get(code);
        return {
          instance,
          isRunning: running.has(code),
          lastOutcome: endOf(lastRuns.get(code)),
          isMissed: missedRuns?.isOpen ?? false,
          missed: missedRuns?.times ?? NO_TIMES,
          next: nextRuns.get(code) ?? null,
        };
      })
      .filter(
        ({ isRunning, lastOutcome, missed: times, next }) =>
          isRunning || lastOutcome !== null || times.length > 0 || (next !== null && next < to),
      )
      .sort(compareLanes);
  }, [instances, nextRuns, runs, to]);
  const places = useReservedLanes(lanes?.length);
  return { lanes: useKeptOrder(lanes, period, places), places };
}

/**
 * Keeps the earlier order of the lanes while the period stays the same. Puts new lanes into the last visible places.
 */
function useKeptOrder(
  lanes: readonly LaneData[] | undefined,
  period: Period,
  places: number,
): readonly LaneData[] | undefined {
  const [kept, setKept] = useState<{ period: Period; codes: readonly string[] }>({ period, codes: [] });
  const before = kept.period === period ? kept.codes : [];
  const fresh = (lanes ?? []).map(({ instance }) => instance.code).filter((code) => !before.includes(code));
  if (fresh.length > 0) {
    const at = Math.max(0, Math.min(before.length, places - fresh.length));
    setKept({ period, codes: before.toSpliced(at, 0, ...fresh) });
  }
  return useMemo(() => {
    const place = new Map(kept.codes.map((code, index) => [code, index]));
    return lanes?.toSorted((a, b) => (place.get(a.instance.code) ?? -1) - (place.get(b.instance.code) ?? -1));
  }, [lanes, kept]);
}
