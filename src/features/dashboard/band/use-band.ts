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

/** One number of the band. */
export interface Figure {
  key: FigureKey;
  /** Null while unknown. */
  count: number | null;
  /** The counts of the earlier periods, latest first; null where this device does not have all runs of the period. */
  earlier: readonly (number | null)[];
}

/** The data of the band. */
export interface BandData {
  period: Period;
  span: Span;
  /** All runs of the period. */
  runs: RunFigures;
  figures: readonly Figure[];
  /** Null until the due times of the schedules are known. */
  result: PeriodResult | null;
  /** Milliseconds since 1970 from which this device has all runs; null if it has all runs of the period. */
  knownSince: number | null;
}

/** Computes the band from the cache; undefined until the first data is known. */
export function useBand(
  { period, span, dueTimes, runs, before, earlier }: PeriodData,
  { instances, known }: Dashboard,
  attention: readonly AttentionItem[] | undefined,
): BandData | undefined {
  const data = useMemo((): BandData | undefined => {
    if (runs === undefined || known === undefined) return undefined;
    const isKnown = before.map(({ from }) => from >= known.since);
    const figureOf = (key: FigureKey): Figure => {
      const counts = earlier?.map(({ figures, missed }) => (key === 'missed' ? missed : figures[key]));
      return {
        key,
        count: key === 'missed' ? runs.missed && countTimes(runs.missed) : runs.figures[key],
        earlier: isKnown.map((whole, index) => (whole ? (counts?.[index] ?? null) : null)),
      };
    };
    return {
      period,
      span,
      runs: runs.figures,
      figures: FIGURES.map(figureOf),
      result: instances && dueTimes && runs.missed ? resultOf(instances, dueTimes, runs, attention) : null,
      knownSince: known.since > span.from ? known.since : null,
    };
  }, [period, span, before, runs, known, instances, dueTimes, earlier, attention]);

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
    instances.map(({ code }) => {
      const silent = firstSilent.get(code);
      return instanceInPeriod({
        isScheduled: (dueTimes.get(code)?.length ?? 0) > 0,
        last: lastRuns.get(code),
        lastScheduled: scheduled?.get(code),
        lastMissed: missed?.get(code)?.times.at(-1),
        silentSince: (silent && createdTimeOf(silent)) ?? undefined,
      });
    }),
  );
}
