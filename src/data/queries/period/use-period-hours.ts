import { useMemo } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import { PENDING_STATUSES } from '@/domain/execution-status';
import type { Span } from '@/domain/runs/figures/period';
import { hourOf, type RunHourRow } from '@/domain/runs/figures/run-hours';
import { creationSpan } from '@/domain/runs/health/missed-run';
import { useCacheQuery } from '../use-cache-query';

/** A summary of the runs stored on this device. */
export interface PeriodHours {
  /** The first hour that was read. */
  first: number;
  /** All hours from `first` on. */
  hours: readonly RunHourRow[];
  /** The codes of the job instances with a run that has not ended, whenever it began. */
  runningNow: ReadonlySet<string>;
}

const firstHourOf = (span: Span): number => hourOf(creationSpan(span).from);

/**
 * The hours of a span that ends now, and the hours beside it in which runs that are due in the span may have been
 * created. Undefined until the cache has been read for this span. The number of requests does not grow with the number
 * of job instances.
 */
export function usePeriodHours(span: Span): PeriodHours | undefined {
  const first = firstHourOf(span);
  const found = useCacheQuery((cache) => readPeriodHours(cache, first), [first]);
  // After a change to a shorter span, the previous result has all its hours.
  return useMemo(
    () =>
      found && found.first <= first
        ? { ...found, first, hours: found.hours.filter(({ hour }) => hour >= first) }
        : undefined,
    [found, first],
  );
}

/** Reads the result of `usePeriodHours` once. */
export function readPeriodHours(cache: CacheDatabase, first: number): Promise<PeriodHours> {
  return cache.transaction('r', cache.executions, cache.runHours, async () => {
    const [hours, ...pending] = await Promise.all([
      cache.runHours.where('hour').aboveOrEqual(first).toArray(),
      ...PENDING_STATUSES.map((status) =>
        cache.executions.where('[status+id]').between([status, 0], [status, Infinity]).toArray(),
      ),
    ]);
    return { first, hours, runningNow: new Set(pending.flat().flatMap(({ instanceCode }) => instanceCode ?? [])) };
  });
}

/** Hours are read in blocks of this size, so that the range to read rarely changes as time passes. */
const BLOCK_HOURS = 6;

/**
 * Like `usePeriodHours`, for earlier spans: the hours of each span, latest span first. Undefined until the cache has been
 * read for all of them.
 * @param spans of the same length, latest first; when empty, nothing is read
 */
export function useEarlierHours(spans: readonly Span[]): readonly (readonly RunHourRow[])[] | undefined {
  const ranges = spans.map((span): [number, number] => {
    const { from, to } = creationSpan(span);
    return [blockOf(from) * BLOCK_HOURS, (blockOf(to) + 1) * BLOCK_HOURS];
  });
  const key = ranges.join();
  const found = useCacheQuery(
    async (cache) => {
      const hours: RunHourRow[][] = [];
      // One after another, so that the browser may paint between them.
      for (const [first, end] of ranges) hours.push(await cache.runHours.where('hour').between(first, end).toArray());
      return { key, hours };
    },
    [key],
  );
  return spans.length > 0 && found?.key === key ? found.hours : undefined;
}

const blockOf = (time: number): number => Math.floor(hourOf(time) / BLOCK_HOURS);
