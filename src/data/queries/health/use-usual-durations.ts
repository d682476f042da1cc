import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { ENOUGH_RUNS, needsOlderRuns, usualDurations, type UsualDuration } from '@/domain/runs/figures/usual-duration';
import { useStable } from '../../use-stable';
import { useCacheQuery } from '../use-cache-query';
import { readBottom } from './known-runs';

/** The known usual durations in milliseconds, by job instance and type (`usualKey`). */
export type UsualByKey = Readonly<Record<string, number>>;

/** The key of an execution in `UsualByKey`. */
export const usualKey = ({ instanceCode, type }: Pick<ExecutionRow, 'instanceCode' | 'type'>): string =>
  `${type} ${instanceCode}`;

/**
 * How long the executions of these job instances usually take; undefined until the cache has been read. Returns the
 * same object until a duration changes.
 */
export function useUsualDurations(codes: readonly string[]): UsualByKey | undefined {
  return useStable(useCacheQuery((cache) => readUsualDurations(cache, codes), [codes.join('\n')]));
}

/** Reads the result of `useUsualDurations` once, without a live query. */
export async function readUsualDurations(cache: CacheDatabase, codes: readonly string[]): Promise<UsualByKey> {
  const ranges = await readUsualRanges(cache, codes);
  return Object.fromEntries([...ranges].map(([key, { median }]) => [key, median]));
}

/** Reads the known usual durations with their ranges, by job instance and type (`usualKey`). */
export async function readUsualRanges(
  cache: CacheDatabase,
  codes: readonly string[],
): Promise<ReadonlyMap<string, UsualDuration>> {
  const usual = await cache.transaction('r', cache.executions, cache.meta, async () => {
    const bottom = await readBottom(cache);
    return Promise.all(
      codes.map(async (instanceCode) => {
        const runs = await readNewest(cache, instanceCode, bottom);
        return [...usualDurations(runs)].map(([type, each]) => [usualKey({ instanceCode, type }), each] as const);
      }),
    );
  });
  return new Map(usual.flat());
}

/** The newest runs of a job instance, as many as the usual durations need. */
async function readNewest(cache: CacheDatabase, code: string, bottom: number): Promise<ExecutionRow[]> {
  const runs: ExecutionRow[] = [];
  for (;;) {
    const older = await cache.executions
      .where('[instanceCode+id]')
      .between([code, bottom], [code, runs.at(-1)?.id ?? Infinity], true, false)
      .reverse()
      .limit(ENOUGH_RUNS)
      .toArray();
    runs.push(...older);
    if (older.length < ENOUGH_RUNS || !needsOlderRuns(runs)) return runs;
  }
}
