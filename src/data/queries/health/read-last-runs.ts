import type { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { wasMissed } from '@/domain/runs/health/missed-run';
import { outcomeOf } from '@/domain/runs/health/outcome';
import { createdTime } from '../period/ids-by-time';
import { readBottom, readRunsBelow } from './known-runs';

/** How many runs are read first. They almost always include the newest ended run. */
const READ_FIRST = 4;
/** How many runs are read if none of the `READ_FIRST` runs has ended. */
const READ_THEN = 100;

/** The newest run and the newest ended run of a job instance; each is null if there is none. */
export interface LastRuns {
  newest: ExecutionRow | null;
  ended: ExecutionRow | null;
}

export const isRunning = (run: ExecutionRow | null): boolean => run !== null && outcomeOf(run.status) === 'running';

/**
 * Whether a due run did not start.
 * @param due the last due time that is long enough ago to decide whether its run was missed, milliseconds since 1970;
 * null when unknown
 */
export function didNotStart({ newest, due }: Pick<LastRuns, 'newest'> & { due: number | null }): boolean {
  // A run in progress may keep the due run from starting, so the due run does not count as missed yet.
  if (isRunning(newest)) return false;
  const created = newest === null ? Number.NaN : createdTime(newest);
  return due !== null && !(created > due) && wasMissed(due, [created]);
}

/** Reads the last runs of job instances. The result has the order of `codes`. */
export function readLastRuns(cache: CacheDatabase, codes: readonly string[]): Promise<LastRuns[]> {
  const read = async (code: string, bottom: number): Promise<LastRuns> => {
    const runsOf = (limit: number): Promise<ExecutionRow[]> => readRunsBelow(cache, { code, bottom, limit });
    const isEnded = (run: ExecutionRow): boolean => !isRunning(run);
    let runs = await runsOf(READ_FIRST);
    if (runs.length === READ_FIRST && !runs.some(isEnded)) runs = await runsOf(READ_THEN);
    return { newest: runs[0] ?? null, ended: runs.find(isEnded) ?? null };
  };
  return cache.transaction('r', cache.executions, cache.meta, async () => {
    const bottom = await readBottom(cache);
    return Promise.all(codes.map((code) => read(code, bottom)));
  });
}
