import { useMemo, useState } from 'react';
import { useDueTimes } from '@/data/queries/period/use-period';
import { useEarlierHours, usePeriodHours } from '@/data/queries/period/use-period-hours';
import { earlierSpan, spanOf, type Period, type Span } from '@/domain/runs/period/period';
import { figuresOf, type RunFigures } from '@/domain/runs/period/period-figures';
import {
  instanceRuns,
  missedRuns,
  scheduledRuns,
  type DueTimesByCode,
  type EndedRun,
  type InstanceRuns,
  type MissedRuns,
} from '@/domain/runs/period/period-runs';
import type { Dashboard } from './use-dashboard';

/** The runs of a period. */
export interface PeriodRuns extends InstanceRuns {
  figures: RunFigures;
  /** Due runs that did not happen, by code; null while that is not known. */
  missed: ReadonlyMap<string, MissedRuns> | null;
  /** By the code of a job instance: the newest of its scheduled runs that has ended; null while unknown. */
  scheduled: ReadonlyMap<string, EndedRun> | null;
}

/** The numbers of an earlier period. */
export interface EarlierPeriod {
  figures: RunFigures;
  /** The number of due runs that did not happen; null while that is not known. */
  missed: number | null;
}

/** A period with its runs and due times. */
export interface PeriodData {
  period: Period;
  span: Span;
  /** The due times of the schedules; null while unknown. */
  dueTimes: DueTimesByCode | null;
  /** Undefined until the cache is read for this period. */
  runs: PeriodRuns | undefined;
  /** The same span in earlier periods, latest first. */
  before: readonly Span[];
  /** The numbers of `before`; undefined while unknown. */
  earlier: readonly EarlierPeriod[] | undefined;
}

/** How many earlier periods are shown beside the current one. */
const EARLIER = 6;

/**
 * A period relative to the current time moves every minute. Data is used if its span starts within this many
 * milliseconds of the wanted span.
 */
const TOLERANCE_MS = 90_000;

/** Whether data for `spans` can be used for the wanted spans: both lists start at nearly the same time. */
function spansMatch(spans: readonly Span[] | undefined, [wanted]: readonly Span[]): boolean {
  const first = spans?.[0];
  return first !== undefined && wanted !== undefined && Math.abs(first.from - wanted.from) <= TOLERANCE_MS;
}

/**
 * Reads the runs and due times of a period; shared by the band and the timeline. After another period is chosen, the
 * previous one stays until the new one is read completely.
 * @param readsAhead whether to read what the longest period needs too, so that a change of period reads little
 */
export function usePeriod(period: Period, dashboard: Dashboard, { readsAhead = false } = {}): PeriodData {
  const { now, schedules, known, dueTimeReader } = dashboard;
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const spans = useMemo(() => [span], [span]);
  const before = useMemo(
    () => Array.from({ length: EARLIER }, (_, index) => earlierSpan(period, span, index + 1)),
    [period, span],
  );
  const due = useDueTimes(dueTimeReader, schedules, spans);
  const dueTimes = spansMatch(due?.spans, spans) ? (due?.byCode[0] ?? null) : null;
  const longest = useMemo(() => (readsAhead ? spanOf('month', now) : null), [readsAhead, now]);
  const read = usePeriodHours(span, longest);
  const { from } = span;
  const counted = useMemo(
    () => read && { figures: figuresOf(read.hours, { from, to: Infinity }), ...instanceRuns(read.hours, from) },
    [read, from],
  );
  const missed = useMemo(
    () => (read && schedules && dueTimes && known ? missedRuns({ ...read, schedules, dueTimes, known }) : null),
    [read, schedules, dueTimes, known],
  );
  const scheduled = useMemo(
    () => (read && dueTimes ? scheduledRuns(read.hours, from, dueTimes) : null),
    [read, from, dueTimes],
  );
  const runs = useMemo(() => counted && { ...counted, missed, scheduled }, [counted, missed, scheduled]);
  const earlier = useEarlier(before, dashboard);
  return useLastComplete(
    useMemo(() => ({ period, span, dueTimes, runs, before, earlier }), [period, span, dueTimes, runs, before, earlier]),
  );
}

const NO_SPANS: readonly Span[] = [];
const NONE: ReadonlySet<string> = new Set();

/** The numbers of earlier spans; undefined while unknown. They are read after the first screen. */
function useEarlier(
  before: readonly Span[],
  { isFirstDataReady, schedules, known, dueTimeReader }: Dashboard,
): readonly EarlierPeriod[] | undefined {
  const spans = isFirstDataReady ? before : NO_SPANS;
  const due = useDueTimes(dueTimeReader, schedules, spans);
  const dueTimes = spansMatch(due?.spans, spans) ? due?.byCode : undefined;
  const hours = useEarlierHours(spans);
  return useMemo(
    () =>
      hours &&
      spans.map((span, index): EarlierPeriod => {
        const read = { hours: hours[index] ?? [], runningNow: NONE };
        const due = dueTimes?.[index];
        const missed = schedules && known && due && missedRuns({ ...read, schedules, dueTimes: due, known });
        return { figures: figuresOf(read.hours, span), missed: missed ? countTimes(missed) : null };
      }),
    [hours, spans, dueTimes, schedules, known],
  );
}

/** The number of due runs that did not happen. */
export const countTimes = (missed: ReadonlyMap<string, MissedRuns>): number =>
  [...missed.values()].reduce((sum, { times }) => sum + times.length, 0);

/** Returns the previous data while the new data is incomplete, so that nothing flickers. */
function useLastComplete(data: PeriodData): PeriodData {
  const [last, setLast] = useState(data);
  const isBehind = isComplete(last) && !isComplete(data);
  if (!isBehind && data !== last) setLast(data);
  return isBehind ? last : data;
}

const isComplete = ({ runs }: PeriodData): boolean => runs !== undefined && runs.missed !== null;
