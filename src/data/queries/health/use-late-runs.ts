import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { PENDING_STATUSES } from '@/domain/execution-status';
import { lateSince } from '@/domain/runs/figures/late-run';
import { useCacheQuery } from '../use-cache-query';
import { readUsualRanges, usualKey } from './use-usual-durations';

/** How many of the newest executions of each pending status are read. */
const MAX_READ = 100;

/** A running execution that is late. */
export interface LateRun {
  run: ExecutionRow;
  /** The time by which 9 of 10 such executions have ended, milliseconds since 1970 (see `lateSince`). */
  lateSince: number;
}

/**
 * The running executions that are late, the longest overdue first; undefined until known.
 * @param now milliseconds since 1970, server clock; null to read nothing yet
 */
export function useLateRuns(now: number | null): readonly LateRun[] | undefined {
  return useCacheQuery(async (cache) => (now === null ? undefined : readLateRuns(cache, now)), [now]);
}

/** Reads the result of `useLateRuns` once, without a live query. */
export async function readLateRuns(cache: CacheDatabase, now: number): Promise<LateRun[]> {
  return cache.transaction('r', cache.executions, cache.meta, async () => {
    const newest = (status: string): Promise<ExecutionRow[]> =>
      cache.executions
        .where('[status+id]')
        .between([status, 0], [status, Infinity])
        .reverse()
        .limit(MAX_READ)
        .toArray();
    const running = (await Promise.all(PENDING_STATUSES.map(newest))).flat().filter(({ startedAt }) => startedAt);
    const codes = new Set(running.flatMap(({ instanceCode }) => instanceCode ?? []));
    const usual = await readUsualRanges(cache, [...codes]);
    return running
      .flatMap((run): LateRun[] => {
        const since = lateSince(run, usual.get(usualKey(run)), now);
        return since === null ? [] : [{ run, lateSince: since }];
      })
      .toSorted((a, b) => a.lateSince - b.lateSince);
  });
}
