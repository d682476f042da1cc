import { useEffect, useMemo, useState } from 'react';
import type { DueRunsByCode } from '@/data/queries/period/due-runs';
import type { PeriodRuns } from '@/data/queries/period/read-period';
import { markFirstScreenShown } from '@/data/sync/first-screen';
import { useDueRuns, useFiguresOf, type InstanceSummary } from '@/data/queries/period/use-period';
import { earlierSpan, type Period, type Span } from '@/domain/runs/figures/period';
import { periodResult, type PeriodResult } from '@/domain/runs/figures/period-result';
import type { RunFigures } from '@/domain/runs/figures/period-figures';
import type { Dashboard } from '../use-dashboard';
import { isAbout, type PeriodData } from '../use-period';

/** How many earlier periods are shown beside the current one. */
const EARLIER = 6;

const NONE: readonly Span[] = [];

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

/** Computes the band from the cache; undefined until the first data is known. Later keeps the last complete data. */
export function useBand({ period, span, dueRuns, runs }: PeriodData, dashboard: Dashboard): BandData | undefined {
  const { isAnswered, instances, known, dueRunReader } = dashboard;
  const before = useMemo(
    () => Array.from({ length: EARLIER }, (_, index) => earlierSpan(period, span, index + 1)),
    [period, span],
  );
  const figuresBefore = useFiguresOf(isAnswered ? before : NONE);
  const dueBefore = useDueRuns(dueRunReader, isAnswered ? instances : undefined, before, known);

  const data = useMemo((): BandData | undefined => {
    if (runs === undefined || known === undefined) return undefined;
    const isKnown = before.map(({ from }) => from >= known.since);
    const missedBefore = isAbout(dueBefore?.spans, before) ? dueBefore?.byCode.map(countMissed) : undefined;
    const runsBefore = isAbout(figuresBefore?.spans, before) ? figuresBefore?.figures : undefined;
    const figureOf = (key: FigureKey): Figure => {
      const counts = key === 'missed' ? missedBefore : runsBefore?.map((figures) => figures[key]);
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
      result: instances && dueRuns && runs.missed ? resultOf(instances, dueRuns, runs) : null,
      knownSince: known.since > span.from ? known.since : null,
    };
  }, [period, span, before, runs, known, instances, dueRuns, figuresBefore, dueBefore]);

  const hasResult = data !== undefined && data.result !== null;
  useEffect(() => {
    if (hasResult) markFirstScreenShown();
  }, [hasResult]);
  return useLastComplete(data);
}

/** Returns the previous data while the new data is incomplete, so that nothing flickers. */
function useLastComplete(data: BandData | undefined): BandData | undefined {
  const [last, setLast] = useState(data);
  const isBehind = data === undefined || (data.result === null && last?.period === data.period && last.result !== null);
  if (!isBehind && data !== last) setLast(data);
  return isBehind ? last : data;
}

const countMissed = (dueRuns: DueRunsByCode): number =>
  [...dueRuns.values()].reduce((sum, { missed }) => sum + missed.length, 0);

const countTimes = (missed: NonNullable<PeriodRuns['missed']>): number =>
  [...missed.values()].reduce((sum, { times }) => sum + times.length, 0);

function resultOf(
  instances: readonly InstanceSummary[],
  dueRuns: DueRunsByCode,
  { lastOutcomes, missed }: PeriodRuns,
): PeriodResult {
  return periodResult(
    instances.map(({ code }) => ({
      isScheduled: (dueRuns.get(code)?.dues.length ?? 0) > 0,
      lastOutcome: lastOutcomes.get(code) ?? null,
      isMissed: missed?.get(code)?.isOpen ?? false,
    })),
  );
}
