import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { hourOf } from '@/domain/runs/period/run-hours';
import { tallyRuns, type RunTally } from '@/domain/runs/period/run-tally';
import { startOfDay } from '@/lib/start-of-day';
import { useStable } from '../../use-stable';
import { readKnownRuns } from '../health/known-runs';
import { useCacheQuery } from '../use-cache-query';

/**
 * Counts the executions of a day that match the filters. Updates live. Undefined until the cache has been read; null if
 * this device may lack executions of the day, or has no hourly counts for one of the filters.
 * @param day any time on the day, by the clock of this device, milliseconds since 1970
 */
export function useDayTally(day: number, filters: ExecutionFilters): RunTally | null | undefined {
  const query = useStable({ day: startOfDay(day), filters });
  const found = useCacheQuery(async (cache) => ({ query, tally: await readDayTally(cache, query) }), [query]);
  return found?.query === query ? found.tally : undefined;
}

/**
 * Reads the result of `useDayTally` once, without a live query.
 * @param query.day the start of the day
 */
export async function readDayTally(
  cache: CacheDatabase,
  { day, filters }: { day: number; filters: ExecutionFilters },
): Promise<RunTally | null> {
  const { types = [], companyCodes = [], createdByEmail, createdAfter, createdBefore } = filters;
  if (types.length > 0 || companyCodes.length > 0 || createdByEmail !== undefined) return null;
  const end = startOfDay(day, 1);
  const from = Math.max(day, createdAfter === undefined ? day : Date.parse(createdAfter));
  const to = Math.min(end, createdBefore === undefined ? Infinity : Date.parse(createdBefore));
  return cache.transaction('r', cache.executions, cache.runHours, cache.meta, async () => {
    const { since } = await readKnownRuns(cache);
    if (since > from) return null;
    const hours = await cache.runHours.where('hour').between(hourOf(from), hourOf(to), true, true).toArray();
    return tallyRuns(hours, { from, to }, filters);
  });
}
