import { useMemo } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import type { InstanceRow } from '@/domain/instance';
import type { Span } from '@/domain/runs/figures/period';
import { figuresOf, type RunFigures } from '@/domain/runs/figures/period-figures';
import { hourOf } from '@/domain/runs/figures/run-hours';
import { sameValue } from '@/lib/same-value';
import { visible } from '@/lib/text/visible-text';
import { useDatabases } from '../../sync/use-databases';
import { readKnownRuns } from '../health/known-runs';
import { useCacheQuery } from '../use-cache-query';
import { useDueRead } from './use-due-read';
import { DueRunReader, type DueRunsByCode, type KnownTime, type ScheduledInstance } from './due-runs';
import { readPeriod, type PeriodRuns } from './read-period';
import { runsOfHourUntil } from './runs-by-time';

/** The data of a job instance that overviews show. */
export interface InstanceSummary {
  code: string;
  label: string;
  /** The company's name, or its code when it has no visible name; null if it has no company. */
  company: string | null;
  enabled: boolean;
  /** Null when the job instance has no schedule or is disabled. */
  schedule: ScheduledInstance | null;
}

function summaryOf(row: InstanceRow): InstanceSummary {
  const { code, enabled, createdAt, updatedAt } = row;
  const cronExpression = row.cronExpression?.trim() ?? '';
  const since = Date.parse(updatedAt ?? createdAt ?? '');
  return {
    code,
    label: visible(row.label) ?? code,
    company: visible(row.companyName) ?? row.companyCode,
    enabled,
    schedule:
      enabled && cronExpression !== ''
        ? // The schedule before the last change of the instance is unknown.
          { code, cronExpression, scheduledSince: Number.isNaN(since) ? 0 : since }
        : null,
  };
}

/** All job instances on this device; undefined until the cache has been read. */
export function useInstanceSummaries(): readonly InstanceSummary[] | undefined {
  return useCacheQuery(async (cache) => (await cache.instances.toArray()).map(summaryOf), []);
}

/**
 * This device has every execution created since this time, milliseconds since 1970: 0 when it has all executions,
 * Infinity when it has none; undefined until the cache has been read.
 */
export function useKnownSince(): number | undefined {
  return useCacheQuery(async (cache) => (await readKnownRuns(cache)).since, []);
}

/** Due runs of several spans: one map for each span, in the order of `spans`. */
export interface DueRunsOfSpans {
  spans: readonly Span[];
  byCode: readonly DueRunsByCode[];
}

/** Creates a reader of due runs; null while there is no database. @param zone the time zone of the schedules */
export function useDueRunReader(zone: string): DueRunReader | null {
  const cache = useDatabases()?.cache;
  return useMemo(() => (cache === undefined ? null : new DueRunReader(cache, zone)), [cache, zone]);
}

/**
 * When schedules were due in some spans, and which runs were missed; undefined until that is known. The result for the
 * previous spans stays until the new one is known.
 * @param spans must be stable
 * @param known must be stable; undefined until the cache has been read
 */
export function useDueRuns(
  reader: DueRunReader | null,
  instances: readonly InstanceSummary[] | undefined,
  spans: readonly Span[],
  known: KnownTime | undefined,
): DueRunsOfSpans | undefined {
  const read = useMemo(() => {
    if (reader === null || instances === undefined || known === undefined) return null;
    const scheduled = scheduledOf(instances);
    return async (): Promise<DueRunsOfSpans> => ({
      spans,
      byCode: await Promise.all(spans.map((span) => reader.read(scheduled, span, known))),
    });
  }, [reader, instances, spans, known]);
  return useDueRead(read);
}

const scheduledOf = (instances: readonly InstanceSummary[]): ScheduledInstance[] =>
  instances.flatMap(({ schedule }) => schedule ?? []);

type Times = ReadonlyMap<string, number>;

const sameTimes = (before: Times, after: Times): boolean => sameValue([...before], [...after]);

/**
 * When each job instance is next due, by code, milliseconds since 1970; undefined until that is known.
 * @param now the current time, milliseconds since 1970, server clock
 */
export function useNextRuns(
  reader: DueRunReader | null,
  instances: readonly InstanceSummary[] | undefined,
  now: number,
): Times | undefined {
  const read = useMemo(() => {
    if (reader === null || instances === undefined) return null;
    const scheduled = scheduledOf(instances);
    return () => reader.readNext(scheduled, now);
  }, [reader, instances, now]);
  return useDueRead(read, sameTimes);
}

/**
 * When each job instance was last due, by code, milliseconds since 1970: the last time that is long enough ago to
 * decide whether the run was missed. Undefined until that is known.
 * @param known must be stable; undefined until the cache has been read
 */
export function useLastDueTimes(
  reader: DueRunReader | null,
  instances: readonly InstanceSummary[] | undefined,
  known: KnownTime | undefined,
): Times | undefined {
  const read = useMemo(() => {
    if (reader === null || instances === undefined || known === undefined) return null;
    const scheduled = scheduledOf(instances);
    return () => reader.readLast(scheduled, known);
  }, [reader, instances, known]);
  return useDueRead(read, sameTimes);
}

/**
 * The runs since a time; undefined until the cache has been read. After `from` changes, the previous result stays until
 * the new one is read: compare its `from`.
 */
export function usePeriodRuns(
  from: number,
  dueRuns: DueRunsByCode | null,
): (PeriodRuns & { from: number }) | undefined {
  return useCacheQuery(async (cache) => ({ from, ...(await readPeriod(cache, from, dueRuns)) }), [from, dueRuns]);
}

/** Hours are read in blocks of this size, so that the range to read rarely changes as time passes. */
const BLOCK_HOURS = 6;

/**
 * The figures of earlier spans, in the order of `spans`; undefined until the cache has been read. After `spans`
 * changes, the previous result stays until the new one is read: compare its `spans`. Hours have a query of their own,
 * because past hours rarely change.
 * @param spans must be stable; when empty, nothing is read and the result is undefined
 */
export function useFiguresOf(
  spans: readonly Span[],
): { spans: readonly Span[]; figures: readonly RunFigures[] } | undefined {
  const blockOf = (time: number): number => Math.floor(hourOf(time) / BLOCK_HOURS);
  const first = Math.min(...spans.map(({ from }) => blockOf(from))) * BLOCK_HOURS;
  const end = (Math.max(...spans.map(({ to }) => blockOf(to))) + 1) * BLOCK_HOURS;
  const hours = useCacheQuery(
    async (cache) => {
      if (first >= end) return undefined;
      const rows = await cache.runHours.where('hour').between(first, end).toArray();
      return rows.map((row): HourFigures => ({ hour: row.hour, figures: figuresOf([row]) }));
    },
    [first, end],
  );
  return useCacheQuery(
    async (cache) => {
      if (hours === undefined || spans.length === 0) return undefined;
      // The end of one span is the start of another.
      const times = [...new Set(spans.flatMap(({ from, to }) => [from, to]))];
      const read = () => Promise.all(times.map((time) => runsOfHourUntil(cache, time)));
      const runs = await cache.transaction('r', cache.executions, read);
      const partOfHour = new Map(times.map((time, index) => [time, figuresOfRuns(runs[index] ?? [])]));
      return { spans, figures: spans.map((span) => addUp(hours, partOfHour, span)) };
    },
    [spans, hours],
  );
}

interface HourFigures {
  hour: number;
  figures: RunFigures;
}

/**
 * Adds up the figures of a span: its whole hours, minus the runs before `from` in the first hour, plus the runs before
 * `to` in the last hour.
 * @param partOfHour the figures from the start of the hour of a time until that time
 */
function addUp(
  hours: readonly HourFigures[],
  partOfHour: ReadonlyMap<number, RunFigures>,
  { from, to }: Span,
): RunFigures {
  const whole = hours.filter(({ hour }) => hour >= hourOf(from) && hour < hourOf(to)).map(({ figures }) => figures);
  const sum = (key: keyof RunFigures): number =>
    whole.reduce(
      (total, figures) => total + figures[key],
      (partOfHour.get(to)?.[key] ?? 0) - (partOfHour.get(from)?.[key] ?? 0),
    );
  return { success: sum('success'), warning: sum('warning'), error: sum('error'), all: sum('all') };
}

const figuresOfRuns = (runs: readonly ExecutionRow[]): RunFigures =>
  figuresOf([{ hour: 0, counts: runs.map(({ instanceCode, status }) => ({ instanceCode, status, count: 1 })) }]);
