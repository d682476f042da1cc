import { useMemo } from 'react';
import type { DueRunsByCode } from '@/data/queries/period/due-runs';
import type { PeriodRuns } from '@/data/queries/period/read-period';
import { useDueRuns, usePeriodRuns } from '@/data/queries/period/use-period';
import { spanOf, type Period, type Span } from '@/domain/runs/figures/period';
import type { Dashboard } from './use-dashboard';

/** A period and what happened in it. */
export interface PeriodData {
  period: Period;
  span: Span;
  /** When schedules were due; null while that is not known. */
  dueRuns: DueRunsByCode | null;
  /** Undefined until the cache has answered for this period. */
  runs: PeriodRuns | undefined;
}

/** A period that counts back from now moves on with every minute. Until the next answer, the one before will do. */
const MOVES_MS = 90_000;

/** Whether an answer about some spans is about these ones, or those of a minute ago. */
export function isAbout(spans: readonly Span[] | undefined, [wanted]: readonly Span[]): boolean {
  const first = spans?.[0];
  return first !== undefined && wanted !== undefined && Math.abs(first.from - wanted.from) <= MOVES_MS;
}

/** Reads what happened in a period; shared by the band and the timeline. */
export function usePeriod(period: Period, { now, instances, known, dueRunReader }: Dashboard): PeriodData {
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const spans = useMemo(() => [span], [span]);
  const due = useDueRuns(dueRunReader, instances, spans, known);
  const dueRuns = isAbout(due?.spans, spans) ? (due?.byCode[0] ?? null) : null;
  const found = usePeriodRuns(span.from, dueRuns);
  const runs = found && isAbout([{ from: found.from, to: span.to }], spans) ? found : undefined;
  return useMemo(() => ({ period, span, dueRuns, runs }), [period, span, dueRuns, runs]);
}
