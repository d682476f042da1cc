import type { CacheDatabase } from '@/database/cache-database';
import { eventOfEnd, type RunEvent } from '@/domain/events/run-event';
import { isFailureWatched, type Watched } from '@/domain/events/watched';
import type { ExecutionRow } from '@/domain/execution';
import { endTime } from '@/domain/runs/health/outcome';
import { readKnownRuns } from '../queries/health/known-runs';

/** At most this many of the newest failures are read. */
const FAILURES = 100;
/** At most this many of the newest runs of each integration are read. */
const RUNS = 40;
/** At most this many events are returned. The list shows fewer. */
const MAX_ENDS = 100;

/**
 * Reads the events of ended runs that a person is told about, newest first: failures, the first success after failures,
 * and every end of a watched run or integration. For use in a live query.
 */
export async function readEnds(cache: CacheDatabase, watched: Watched): Promise<RunEvent[]> {
  return cache.transaction('r', cache.executions, cache.meta, async () => {
    const runIds = Object.keys(watched.runs).map(Number);
    const [failures, runs, { bottom, hasAll }] = await Promise.all([
      readFailures(cache, watched),
      cache.executions.bulkGet(runIds),
      readKnownRuns(cache),
    ]);
    const single = [...failures, ...runs.flatMap((run) => run ?? [])];
    const codes = new Set([
      ...Object.keys(watched.instances),
      ...single.flatMap(({ instanceCode }) => instanceCode ?? []),
    ]);
    const byCode = new Map(
      await Promise.all([...codes].map(async (code) => [code, await readRuns(cache, code, bottom)] as const)),
    );
    const inLists = [...byCode.values()].flatMap((list) =>
      list.flatMap((run, index) => eventOfEnd(run, list.slice(index + 1), hasAll && list.length < RUNS, watched) ?? []),
    );
    const listed = new Set([...byCode.values()].flat().map(({ id }) => id));
    const older = single
      .filter(({ id }) => !listed.has(id))
      .flatMap((run) => eventOfEnd(run, [], false, watched) ?? []);
    const events = new Map([...inLists, ...older].map((event) => [event.key, event]));
    return [...events.values()].toSorted((a, b) => b.at - a.at).slice(0, MAX_ENDS);
  });
}

/** The newest failures that the person is told about. */
async function readFailures(cache: CacheDatabase, watched: Watched): Promise<ExecutionRow[]> {
  if (watched.failures === null) return [];
  const newest = await cache.executions
    .where('[status+id]')
    .between(['error', 0], ['error', Infinity])
    .reverse()
    .limit(FAILURES)
    .toArray();
  return newest.filter((run) =>
    isFailureWatched(watched, { instanceCode: run.instanceCode, runId: run.id, at: endTime(run) }),
  );
}

const readRuns = (cache: CacheDatabase, code: string, bottom: number): Promise<ExecutionRow[]> =>
  cache.executions.where('[instanceCode+id]').between([code, bottom], [code, Infinity]).reverse().limit(RUNS).toArray();
