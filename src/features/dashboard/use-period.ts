import { useMemo } from 'react';
import type { DueRunsByCode } from '@/data/queries/period/due-runs';
import type { PeriodRuns } from '@/data/queries/period/read-period';
import { useDueRuns, usePeriodRuns } from '@/data/queries/period/use-period';
import { spanOf, type Period, type Span } from '@/domain/runs/figures/period';
import type { Dashboard } from './use-dashboard';

/** A period with its runs and due times. */
export interface PeriodData {
  period: Period;
  span: Span;
  /** The due times of the schedules; null while unknown. */
  dueRuns: DueRunsByCode | null;
  /** Undefined until the cache is read for this period. */
  runs: PeriodRuns | undefined;
}

/** Periods relative to now move every minute. Data of a span that started up to this much earlier or later is used. */
const MOVES_MS = 90_000;

/** Whether data read for `spans` fits the wanted spans: the first spans start within `MOVES_MS` of each other. */
export function isAbout(spans: readonly Span[] | undefined, [wanted]: readonly Span[]): boolean {
  const first = spans?.[0];
  return first !== undefined && wanted !== undefined && Math.abs(first.from - wanted.from) <= MOVES_MS;
}

/** Reads the runs and due times of a period; shared by the band and the timeline. */
export function usePeriod(period: Period, { now, instances, known, dueRunReader }: Dashboard): PeriodData {
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const spans = useMemo(() => [span], [span]);
  const due = useDueRuns(dueRunReader, instances, spans, known);
  const dueRuns = isAbout(due?.spans, spans) ? (due?.byCode[0] ?? null) : null;
  const found = usePeriodRuns(span.from, dueRuns);
  const runs = found && isAbout([{ from: found.from, to: span.to }], spans) ? found : undefined;
  return useMemo(() => ({ period, span, dueRuns, runs }), [period, span, dueRuns, runs]);
}
