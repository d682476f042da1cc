import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { useCacheQuery } from '../use-cache-query';
import { readKnownRange } from './known-runs';

/** The runs of a job instance directly before and after one of its runs. */
export interface NeighbourRuns {
  /** Null if there is none, or if this device may lack runs in between. */
  previous: ExecutionRow | null;
  /** Null if there is none, or if this device may lack runs in between. */
  next: ExecutionRow | null;
}

/**
 * The neighbours of a run. Updates live; undefined until the cache has been read.
 * @param code the run's job instance
 */
export function useNeighbourRuns(code: string, id: number): NeighbourRuns | undefined {
  return useCacheQuery((cache) => readNeighbourRuns(cache, code, id), [code, id]);
}

/** Reads the result of `useNeighbourRuns` once, without a live query. */
export async function readNeighbourRuns(cache: CacheDatabase, code: string, id: number): Promise<NeighbourRuns> {
  return cache.transaction('r', cache.executions, cache.meta, async () => {
    const known = await readKnownRange(cache, id);
    if (known === null) return { previous: null, next: null };
    const runs = (from: number, to: number) =>
      cache.executions.where('[instanceCode+id]').between([code, from], [code, to], true, true);
    const [previous, next] = await Promise.all([runs(known.from, id - 1).last(), runs(id + 1, known.to).first()]);
    return { previous: previous ?? null, next: next ?? null };
  });
}
