import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { DAY_MS } from '@/lib/durations';
import { readServerTime } from '../../use-server-time';
import { readKnownRuns } from './known-runs';
import { useCacheQuery } from '../use-cache-query';

/** The maximum number of runs to read. There may be more, because events may launch an instance very often. */
const MAX_READ = 3_000;

/** The executions of a job instance in the last days. */
export interface RecentRuns {
  /** Newest first. */
  runs: readonly ExecutionRow[];
  /** When the known runs begin, milliseconds since 1970; null if the device has all runs of these days, or none yet. */
  since: number | null;
}

/** The executions of a job instance that were created in the last days, by the server's clock; undefined until read. */
export function useRecentRuns(code: string, days: number): RecentRuns | undefined {
  return useCacheQuery((cache) => readRecentRuns(cache, code, days), [code, days]);
}

/** Reads the result of `useRecentRuns` once, without a live query. */
export async function readRecentRuns(cache: CacheDatabase, code: string, days: number): Promise<RecentRuns> {
  const known = await readKnownRuns(cache);
  const from = readServerTime() - days * DAY_MS;
  const ofInstance = cache.executions.where('[instanceCode+id]').between([code, known.bottom], [code, Infinity]);
  const newest = await ofInstance.reverse().limit(MAX_READ).toArray();
  const runs = newest.filter(({ createdAt }) => Date.parse(createdAt ?? '') >= from);
  const cutAt = runs.length === MAX_READ ? Date.parse(runs.at(-1)?.createdAt ?? '') : 0;
  const since = Math.max(known.since, cutAt);
  return { runs, since: since > from && since < Infinity ? since : null };
}
