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
  /** The due runs that did not happen, by the code of the job instance; null while unknown. */
  missed: ReadonlyMap<string, MissedRuns> | null;
  /** For each job instance (by code), the newest ended run that its schedule started; null while unknown. */
  scheduled: ReadonlyMap<string, EndedRun> | null;
}

/** The numbers of runs in an earlier period. */
export interface EarlierPeriod {
  figures: RunFigures;
  /** The number of due runs that did not happen; null while unknown. */
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
  /** The spans of the earlier periods, latest first. */
  earlierSpans: readonly Span[];
  /** The numbers of runs in the earlier periods, in the order of `earlierSpans`; undefined while unknown. */
  earlierPeriods: readonly EarlierPeriod[] | undefined;
}

/** This many earlier periods are compared with the current period. */
const EARLIER_PERIODS = 6;

/**
 * The span of a period changes every minute. Data that was read for an earlier span is still used for the wanted span
 * if the starts of the two spans differ by at most this much.
 */
const TOLERANCE_MS = 90_000;

/**
 * True if data for `spans` can be used for the wanted spans: the first spans of both lists start at nearly the same
 * time.
 */
function spansMatch(spans: readonly Span[] | undefined, [wanted]: readonly Span[]): boolean {
  const first = spans?.[0];
  return first !== undefined && wanted !== undefined && Math.abs(first.from - wanted.from) <= TOLERANCE_MS;
}

/**
 * Reads the runs and due times of a period, for the band and the timeline. After the user has chosen another period,
 * returns the data of the previously chosen period until the data of the new one is complete.
 * @param readsAhead true to read the data of the longest period too, so that choosing another period reads little
 */
export function usePeriod(period: Period, dashboard: Dashboard, { readsAhead = false } = {}): PeriodData {
  const { now, schedules, knownRange, dueTimeReader } = dashboard;
  const span = useMemo(() => spanOf(period, now), [period, now]);
  const spans = useMemo(() => [span], [span]);
  const earlierSpans = useMemo(
    () => Array.from({ length: EARLIER_PERIODS }, (_, index) => earlierSpan(period, span, index + 1)),
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
    () =>
      read && schedules && dueTimes && knownRange
        ? missedRuns({ ...read, schedules, dueTimes, known: knownRange })
        : null,
    [read, schedules, dueTimes, knownRange],
  );
  const scheduled = useMemo(
    () => (read && dueTimes ? scheduledRuns(read.hours, from, dueTimes) : null),
    [read, from, dueTimes],
  );
  const runs = useMemo(() => counted && { ...counted, missed, scheduled }, [counted, missed, scheduled]);
  const earlierPeriods = useEarlierPeriods(earlierSpans, dashboard);
  return useLastComplete(
    useMemo(
      () => ({ period, span, dueTimes, runs, earlierSpans, earlierPeriods }),
      [period, span, dueTimes, runs, earlierSpans, earlierPeriods],
    ),
  );
}

const NO_SPANS: readonly Span[] = [];
const NONE_RUNNING: ReadonlySet<string> = new Set();

/**
 * The numbers of runs in earlier periods; undefined while unknown. They are read after the first screen has its data.
 */
function useEarlierPeriods(
  earlierSpans: readonly Span[],
  { isFirstDataReady, schedules, knownRange, dueTimeReader }: Dashboard,
): readonly EarlierPeriod[] | undefined {
  const spans = isFirstDataReady ? earlierSpans : NO_SPANS;
  const due = useDueTimes(dueTimeReader, schedules, spans);
  const dueTimes = spansMatch(due?.spans, spans) ? due?.byCode : undefined;
  const hours = useEarlierHours(spans);
  return useMemo(
    () =>
      hours &&
      spans.map((span, index): EarlierPeriod => {
        const read = { hours: hours[index] ?? [], runningNow: NONE_RUNNING };
        const ofSpan = dueTimes?.[index];
        const missed =
          schedules && knownRange && ofSpan && missedRuns({ ...read, schedules, dueTimes: ofSpan, known: knownRange });
        return { figures: figuresOf(read.hours, span), missed: missed ? countTimes(missed) : null };
      }),
    [hours, spans, dueTimes, schedules, knownRange],
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
