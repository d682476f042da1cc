import { useMemo } from 'react';
import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { shortfallOf, type Shortfall } from '@/domain/runs/figures/item-shortfall';
import { ENOUGH_RUNS } from '@/domain/runs/figures/usual-duration';
import { sameValue } from '@/lib/same-value';
import { useItemChoices } from '../../item-choices';
import { readItems } from '../health/read-items';
import { readRunHealth } from '../health/use-run-health';
import { useCacheQuery } from '../use-cache-query';
import { useDueRead } from './use-due-read';
import type { DueTimeReader } from './due-times';
import { firstIdSince } from './ids-by-time';
import type { InstanceSummary } from './use-period';

/**
 * The lowest id of the executions created at a time or later (`firstIdSince`); undefined until the cache has been read.
 * @param time milliseconds since 1970
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

const NO_SHORTFALLS: ReadonlyMap<number, Shortfall> = new Map();

/**
 * The shortfalls of the runs that processed nothing although runs of this job instance usually process items, by the id
 * of the run. Empty until the cache has been read.
 * @param runs the runs of the job instance in the lane; undefined until known
 */
export function useLaneShortfalls(
  code: string,
  runs: readonly ExecutionRow[] | undefined,
): ReadonlyMap<number, Shortfall> {
  const choices = useItemChoices();
  const found = useCacheQuery(async (cache) => runs && readShortfalls(cache, code, runs), [code, runs, choices]);
  return found ?? NO_SHORTFALLS;
}

/** Reads the result of `useLaneShortfalls` once, without a live query. */
export async function readShortfalls(
  cache: CacheDatabase,
  code: string,
  runs: readonly ExecutionRow[],
): Promise<ReadonlyMap<number, Shortfall>> {
  const own = await readItems(cache, runs);
  const empty = runs.filter(({ id }) => own.get(id)?.count === 0);
  // Most lanes have no run that processed nothing. Then the earlier runs are not needed.
  if (empty.length === 0) return NO_SHORTFALLS;
  const found = new Map<number, Shortfall>();
  const health = (await readRunHealth(cache, [code], runs.length + ENOUGH_RUNS)).get(code);
  for (const { id } of empty) {
    const index = health?.runs.findIndex((run) => run.id === id) ?? -1;
    const shortfall = health === undefined ? null : shortfallOf(health.runs, index, health.items);
    if (shortfall !== null) found.set(id, shortfall);
  }
  return found;
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

/**
 * The newest executions created at a time or later, at most `limit`, newest first; undefined until the cache has been
 * read.
 * @param time milliseconds since 1970
 */
export function useExecutionsSince(time: number, limit: number): readonly ExecutionRow[] | undefined {
  return useCacheQuery(
    async (cache) => {
      const first = await firstIdSince(cache, time);
      return cache.executions.where('id').aboveOrEqual(first).reverse().limit(limit).toArray();
    },
    [time, limit],
  );
}
