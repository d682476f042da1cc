import { useMemo, useState } from 'react';
import type { DueRunsByCode } from '@/data/queries/period/due-runs';
import type { PeriodRuns } from '@/data/queries/period/read-period';
import { useDueRuns, usePeriodRuns } from '@/data/queries/period/use-period';
import { earlierSpan, spanOf, type Period, type Span } from '@/domain/runs/figures/period';
import type { Dashboard } from './use-dashboard';

/** A period with its runs and due times. */
export interface PeriodData {
  period: Period;
  span: Span;
  /** The due times of the schedules; null while unknown. */
  dueRuns: DueRunsByCode | null;
  /** Undefined until the cache is read for this period. */
  runs: PeriodRuns | undefined;
  /** The same span in earlier periods, latest first. */
  before: readonly Span[];
  /** The due times of `before`; undefined while unknown. */
  dueBefore: readonly DueRunsByCode[] | undefined;
}

/** How many earlier periods are shown beside the current one. */
const EARLIER = 6;

/**
 * A period relative to the current time moves every minute. Data is used if its span starts within this many
 * milliseconds of the wanted span.
 */
const TOLERANCE_MS = 90_000;

/** True if data read for `spans` fits the wanted spans: the first spans start within `TOLERANCE_MS` of each other. */
export function spansMatch(spans: readonly Span[] | undefined, [wanted]: readonly Span[]): boolean {
  const first = spans?.[0];
  return first !== undefined && wanted !== undefined && Math.abs(first.from - wanted.from) <= TOLERANCE_MS;
}

/**
 * Reads the runs and due times of a period; shared by the band and the timeline. After another period is chosen, the
 * previous one stays until the new one is read completely.
 */
export function usePeriod(
  period: Period,
  { isFirstDataReady, now, instances, known, dueRunReader }: Dashboard,
): PeriodData {
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const spans = useMemo(() => [span], [span]);
  const before = useMemo(
    () => Array.from({ length: EARLIER }, (_, index) => earlierSpan(period, span, index + 1)),
    [period, span],
  );
  // The reader handles one request at a time: first the chosen period, then the earlier ones.
  const due = useDueRuns(dueRunReader, instances, spans, known);
  const earlier = useDueRuns(dueRunReader, isFirstDataReady ? instances : undefined, before, known);
  const dueRuns = spansMatch(due?.spans, spans) ? (due?.byCode[0] ?? null) : null;
  const dueBefore = spansMatch(earlier?.spans, before) ? earlier?.byCode : undefined;
  const periodRuns = usePeriodRuns(span.from, dueRuns);
  const runs = periodRuns && spansMatch([{ from: periodRuns.from, to: span.to }], spans) ? periodRuns : undefined;
  return useLastComplete(
    useMemo(
      () => ({ period, span, dueRuns, runs, before, dueBefore }),
      [period, span, dueRuns, runs, before, dueBefore],
    ),
  );
}

/** Returns the previous data while the new data is incomplete, so that nothing flickers. */
function useLastComplete(data: PeriodData): PeriodData {
  const [last, setLast] = useState(data);
  const isBehind = isComplete(last) && !isComplete(data);
  if (!isBehind && data !== last) setLast(data);
  return isBehind ? last : data;
}

const isComplete = ({ runs }: PeriodData): boolean => runs !== undefined && runs.missed !== null;
