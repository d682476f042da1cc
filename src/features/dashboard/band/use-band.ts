import { useMemo } from 'react';
import type { AttentionItem } from '@/data/queries/health/use-attention';
import { useFirstScreen } from '@/data/sync/first-screen';
import type { InstanceSummary } from '@/data/queries/period/use-period';
import type { Period, Span } from '@/domain/runs/period/period';
import { instanceInPeriod, periodResult, type PeriodResult } from '@/domain/runs/period/period-result';
import type { RunFigures } from '@/domain/runs/period/period-figures';
import type { DueTimesByCode } from '@/domain/runs/period/period-runs';
import { createdTimeOf } from '@/domain/runs/period/run-hours';
import type { Dashboard } from '../use-dashboard';
import { countTimes, type PeriodData, type PeriodRuns } from '../use-period';

/** The outcomes that the band counts. */
export const FIGURES = ['success', 'warning', 'error', 'missed'] as const;
export type FigureKey = (typeof FIGURES)[number];

/** One figure of the band: the number of runs with one outcome. */
export interface Figure {
  key: FigureKey;
  /** Null while unknown. */
  count: number | null;
  /** The counts of the earlier periods, latest first; null for a period whose runs are not all on this device. */
  earlier: readonly (number | null)[];
}

/** The data of the band. */
export interface BandData {
  period: Period;
  span: Span;
  /** The numbers of runs in the period, in total and by outcome. */
  runs: RunFigures;
  figures: readonly Figure[];
  /** Null until the due times of the schedules are known. */
  result: PeriodResult | null;
  /**
   * Null if this device has all runs of the period. Otherwise this device has only the runs that were created at this
   * time or later, milliseconds since 1970; Infinity while it has no runs.
   */
  knownSince: number | null;
}

/** The data of the band, computed from cached data; undefined until the runs of the period have been read. */
export function useBand(
  { period, span, dueTimes, runs, earlierSpans, earlierPeriods }: PeriodData,
  { instances, knownRange }: Dashboard,
  attention: readonly AttentionItem[] | undefined,
): BandData | undefined {
  const data = useMemo((): BandData | undefined => {
    if (runs === undefined || knownRange === undefined) return undefined;
    const hasAllRuns = earlierSpans.map(({ from }) => from >= knownRange.since);
    const figureOf = (key: FigureKey): Figure => {
      const counts = earlierPeriods?.map(({ figures, missed }) => (key === 'missed' ? missed : figures[key]));
      return {
        key,
        count: key === 'missed' ? runs.missed && countTimes(runs.missed) : runs.figures[key],
        earlier: hasAllRuns.map((isWhole, index) => (isWhole ? (counts?.[index] ?? null) : null)),
      };
    };
    return {
      period,
      span,
      runs: runs.figures,
      figures: FIGURES.map(figureOf),
      result: instances && dueTimes && runs.missed ? resultOf(instances, dueTimes, runs, attention) : null,
      knownSince: knownRange.since > span.from ? knownRange.since : null,
    };
  }, [period, span, earlierSpans, runs, knownRange, instances, dueTimes, earlierPeriods, attention]);

  useFirstScreen(data !== undefined && data.result !== null);
  return data;
}

function resultOf(
  instances: readonly InstanceSummary[],
  dueTimes: DueTimesByCode,
  { lastRuns, missed, scheduled }: PeriodRuns,
  attention: readonly AttentionItem[] = [],
): PeriodResult {
  const firstSilent = new Map(attention.map(({ instance, silence }) => [instance.code, silence?.first]));
  return periodResult(
    instances.map(({ code, hasSchedule }) => {
      const silent = firstSilent.get(code);
      return instanceInPeriod({
        isDue: (dueTimes.get(code)?.length ?? 0) > 0,
        hasSchedule,
        last: lastRuns.get(code),
        lastScheduled: scheduled?.get(code),
        lastMissed: missed?.get(code)?.times.at(-1),
        silentSince: (silent && createdTimeOf(silent)) ?? undefined,
      });
    }),
  );
}
