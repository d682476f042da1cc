import { useMemo } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import { PENDING_STATUSES } from '@/domain/execution-status';
import type { Span } from '@/domain/runs/period/period';
import { hourOf, type RunHourRow } from '@/domain/runs/period/run-hours';
import { creationSpan } from '@/domain/runs/health/missed-run';
import { useCacheQuery } from '../use-cache-query';

/** The runs of a period, by hour. */
export interface PeriodHours {
  /** The first hour that was read. */
  first: number;
  /** All hours from `first` on. */
  hours: readonly RunHourRow[];
  /** The codes of the job instances with a run that has not ended, even if it began before `first`. */
  runningNow: ReadonlySet<string>;
}

/** Hours are read in blocks of this size, so that the range to read rarely changes as time passes. */
const BLOCK_HOURS = 6;
/** The number of newest hours that are read again when one of them changes. Older hours rarely change. */
const RECENT_HOURS = 48;

const firstHourOf = (span: Span): number => hourOf(creationSpan(span).from);
const blockStart = (hour: number): number => Math.floor(hour / BLOCK_HOURS) * BLOCK_HOURS;

/**
 * The hours of a span that ends now, and the hours around it, because a run that is due in the span may be created
 * earlier or later. Undefined until the cache has been read for this span. The number of reads does not grow with the
 * number of job instances. Older hours are read separately, so that they are not read again when a recent run changes.
 * @param ahead a longer span that may be chosen next, so its older hours are read in advance; null for none
 */
export function usePeriodHours(span: Span, ahead: Span | null): PeriodHours | undefined {
  const first = firstHourOf(span);
  const end = blockStart(hourOf(span.to) - RECENT_HOURS);
  const recentFirst = Math.max(first, end);
  const olderFirst = blockStart(Math.min(first, ahead === null ? first : firstHourOf(ahead)));
  const recent = useCacheQuery((cache) => readPeriodHours(cache, recentFirst), [recentFirst]);
  const older = useCacheQuery(
    async (cache) => ({
      first: olderFirst,
      end,
      hours: olderFirst < end ? await cache.runHours.where('hour').between(olderFirst, end).toArray() : [],
    }),
    [olderFirst, end],
  );
  return useMemo(() => {
    if (recent === undefined) return undefined;
    // After a change of the span, one of the results may still belong to the previous span. Wait if hours are missing.
    const isRecentOnly = recent.first <= first;
    if (!isRecentOnly && !(older && older.first <= first && older.end >= recent.first)) return undefined;
    const hours = isRecentOnly
      ? recent.hours
      : [...(older?.hours ?? []).filter(({ hour }) => hour < recent.first), ...recent.hours];
    return { ...recent, first, hours: hours.filter(({ hour }) => hour >= first) };
  }, [recent, older, first]);
}

/** Reads the runs that have not ended, and the hours from `first` on. */
function readPeriodHours(cache: CacheDatabase, first: number): Promise<PeriodHours> {
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

/**
 * Like `usePeriodHours`, but for spans that ended earlier: the hours of each span, in the order of `spans`. Undefined
 * until the cache has been read for all spans.
 * @param spans all of the same length, the latest first; if the list is empty, nothing is read
 */
export function useEarlierHours(spans: readonly Span[]): readonly (readonly RunHourRow[])[] | undefined {
  const ranges = spans.map((span): [number, number] => {
    const { from, to } = creationSpan(span);
    return [blockStart(hourOf(from)), blockStart(hourOf(to)) + BLOCK_HOURS];
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
