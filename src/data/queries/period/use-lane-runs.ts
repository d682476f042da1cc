import { useMemo } from 'react';
import type { ExecutionRow } from '@/domain/execution';
import { sameValue } from '@/lib/same-value';
import { useCacheQuery } from '../use-cache-query';
import { useDueRead } from './use-due-read';
import type { DueTimeReader } from './due-times';
import { firstIdSince } from './ids-by-time';
import type { InstanceSummary } from './use-period';

/**
 * The lowest id of the executions created at a time or later (`firstIdSince`); undefined until the cache has been read.
 */
export function useFirstId(time: number): number | undefined {
  const found = useCacheQuery(async (cache) => ({ time, id: await firstIdSince(cache, time) }), [time]);
  return found?.id;
}

/** The runs of a job instance from `firstId` on, oldest first; undefined until the cache has been read. */
export function useLaneRuns(code: string, firstId: number): readonly ExecutionRow[] | undefined {
  return useCacheQuery(
    (cache) => cache.executions.where('[instanceCode+id]').between([code, firstId], [code, Infinity]).toArray(),
    [code, firstId],
  );
}

const NONE: readonly number[] = [];

/**
 * The times between `now` and `until` at which a job instance is due: ascending, milliseconds since 1970. Empty until
 * computed.
 */
export function usePlannedRuns(
  reader: DueTimeReader,
  { schedule }: InstanceSummary,
  now: number,
  until: number,
): readonly number[] {
  const read = useMemo(() => {
    if (schedule === null) return undefined;
    return async (): Promise<readonly number[]> => {
      const found = await reader.read([schedule], { from: now, to: until });
      return found.get(schedule.code) ?? NONE;
    };
  }, [reader, schedule, now, until]);
  const planned = useDueRead(read, sameValue);
  return schedule === null ? NONE : (planned ?? NONE);
}

/** The newest executions since a time; undefined until the cache has been read. */
export function useExecutionsSince(time: number, limit: number): readonly ExecutionRow[] | undefined {
  return useCacheQuery(
    async (cache) => {
      const first = await firstIdSince(cache, time);
      return cache.executions.where('id').aboveOrEqual(first).reverse().limit(limit).toArray();
    },
    [time, limit],
  );
}
