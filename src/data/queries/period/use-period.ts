import { useMemo } from 'react';
import { companyNameOf } from '@/domain/company';
import type { InstanceRow } from '@/domain/instance';
import type { Span } from '@/domain/runs/period/period';
import type { DueTimesByCode, ScheduledInstance } from '@/domain/runs/period/period-runs';
import type { KnownTime } from '@/domain/runs/health/missed-run';
import { sameValue } from '@/lib/same-value';
import { visible } from '@/lib/text/visible-text';
import { readKnownRuns } from '../health/known-runs';
import { useCacheQuery } from '../use-cache-query';
import { DueTimeReader } from './due-times';
import { useDueRead } from './use-due-read';

/** What overviews show of a job instance. */
export interface InstanceSummary {
  code: string;
  label: string;
  /** The company's name, or its code when it has no visible name; null if it has no company. */
  company: string | null;
  enabled: boolean;
  /** Whether the job instance has a schedule, even if the job instance is disabled. */
  hasSchedule: boolean;
  /** Null when the job instance has no schedule or is disabled. */
  schedule: ScheduledInstance | null;
}

function summaryOf(row: InstanceRow): InstanceSummary {
  const { code, enabled, createdAt, updatedAt } = row;
  const cronExpression = row.cronExpression?.trim() ?? '';
  const hasSchedule = cronExpression !== '';
  const since = Date.parse(updatedAt ?? createdAt ?? '');
  return {
    code,
    label: visible(row.label) ?? code,
    company: companyNameOf(row),
    enabled,
    hasSchedule,
    schedule:
      enabled && hasSchedule
        ? // Before its last change, the instance may have had another schedule.
          { code, cronExpression, scheduledSince: Number.isNaN(since) ? Infinity : since }
        : null,
  };
}

/** All job instances on this device; undefined until the cache has been read. */
export function useInstanceSummaries(): readonly InstanceSummary[] | undefined {
  return useCacheQuery(async (cache) => (await cache.instances.toArray()).map(summaryOf), []);
}

/**
 * The time since which this device has every execution, milliseconds since 1970: 0 when it has all executions, Infinity
 * when it has none; undefined until the cache has been read.
 */
export function useKnownSince(): number | undefined {
  return useCacheQuery(async (cache) => (await readKnownRuns(cache)).since, []);
}

/**
 * Creates a reader of due times.
 * @param zone the time zone of the schedules
 */
export function useDueTimeReader(zone: string): DueTimeReader {
  return useMemo(() => new DueTimeReader(zone), [zone]);
}

/** The schedules of these job instances; undefined while the job instances are unknown. */
export function useSchedules(
  instances: readonly InstanceSummary[] | undefined,
): readonly ScheduledInstance[] | undefined {
  return useMemo(() => instances?.flatMap(({ schedule }) => schedule ?? []), [instances]);
}

/** Due times of several spans: one map for each span, in the order of `spans`. */
export interface DueTimesOfSpans {
  spans: readonly Span[];
  byCode: readonly DueTimesByCode[];
}

/**
 * When the schedules are due in each of the spans; undefined until computed. When the spans change, the old result
 * stays until the new result is known.
 * @param spans must be stable
 */
export function useDueTimes(
  reader: DueTimeReader,
  schedules: readonly ScheduledInstance[] | undefined,
  spans: readonly Span[],
): DueTimesOfSpans | undefined {
  const read = useMemo(
    () =>
      schedules &&
      (async (): Promise<DueTimesOfSpans> => {
        const byCode: DueTimesByCode[] = [];
        for (const span of spans) byCode.push(await reader.read(schedules, span));
        return { spans, byCode };
      }),
    [reader, schedules, spans],
  );
  return useDueRead(read);
}

type Times = ReadonlyMap<string, number>;

const sameTimes = (before: Times, after: Times): boolean => sameValue([...before], [...after]);

/**
 * When each job instance is next due, by code, milliseconds since 1970; undefined until computed.
 * @param now the current time, milliseconds since 1970, server clock
 */
export function useNextRuns(
  reader: DueTimeReader,
  schedules: readonly ScheduledInstance[] | undefined,
  now: number,
): Times | undefined {
  const read = useMemo(() => schedules && (() => reader.readNext(schedules, now)), [reader, schedules, now]);
  return useDueRead(read, sameTimes);
}

/**
 * When each job instance was last due, by code, milliseconds since 1970: the last time that is long enough ago to
 * decide whether the run was missed. Undefined until computed.
 * @param known must be stable; undefined until the cache has been read
 */
export function useLastDueTimes(
  reader: DueTimeReader,
  schedules: readonly ScheduledInstance[] | undefined,
  known: KnownTime | undefined,
): Times | undefined {
  const read = useMemo(
    () => schedules && known && (() => reader.readLast(schedules, known)),
    [reader, schedules, known],
  );
  return useDueRead(read, sameTimes);
}

/**
 * The instance that is due first, and when; null if none is due.
 * @param times what `useNextRuns` returns
 */
export function firstDue<T extends { code: string }>(
  instances: readonly T[],
  times: Times,
): { instance: T; time: number } | null {
  let first: { instance: T; time: number } | null = null;
  for (const instance of instances) {
    const time = times.get(instance.code);
    if (time !== undefined && (first === null || time < first.time)) first = { instance, time };
  }
  return first;
}
