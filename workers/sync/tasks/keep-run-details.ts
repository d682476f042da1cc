import { isPending } from '@/domain/execution-status';
import type { ExecutionRow } from '@/domain/execution';
import { readBackfill } from '@/database/cache-meta';
import { WakeableTimer } from '../engine/wakeable-timer';
import type { EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import { MOST_RUNS } from '../store/kept-runs';
import { detailKey, KEPT_DAYS, nextDetail, runsToKeep, type Detail } from './next-detail';
import { DetailReader } from './read-detail';

/** Between two requests: six a minute at most. */
const REQUEST_EVERY_MS = 10_500;
/** How often to check whether there is anything to read; the check costs no request. */
const IDLE_MS = 20_000;
const DAY_MS = 86_400_000;
/** How long a detail that was refused rests; longer each time. */
const FIRST_REST_MS = 60_000;
const LONGEST_REST_MS = 3_600_000;

/**
 * Reads the details of runs that failed or gave warnings before anybody opens them: steps, log, warnings, and the versions of
 * the configuration. One request at a time, with a pause after it; none when nothing is missing. What was read is stored with
 * each request, so the task goes on where it was after a restart.
 */
export function keepRunDetails(context: EngineContext): SyncTask {
  const { cache, clock, session } = context;
  const reader = new DetailReader(context);
  const rests = new Map<string, { until: number; failures: number }>();
  // The engine may have restarted a moment after a request.
  let askedAt = clock.elapsed();

  const findRuns = async (): Promise<ExecutionRow[]> => {
    const { watching } = context.pace();
    const shown = watching.flatMap((watch) => (watch.kind === 'execution' ? [watch.id] : []));
    const newestOf = (status: string): Promise<ExecutionRow[]> =>
      cache.executions.where('[status+id]').between([status], [status, []]).reverse().limit(MOST_RUNS).toArray();
    const [failed, warned, onScreen] = await Promise.all([
      newestOf('error'),
      newestOf('warning'),
      cache.executions.bulkGet(shown),
    ]);
    const others = onScreen.filter((row) => row !== undefined).filter(({ status }) => !isPending(status));
    const rows = new Map([...failed, ...warned, ...others].map((row) => [row.id, row]));
    const now = clock.now() + session.clockOffsetMs;
    return runsToKeep([...rows.values()], now - KEPT_DAYS * DAY_MS, new Set(shown));
  };

  const findDetail = async (runs: readonly ExecutionRow[]): Promise<Detail | null> => {
    const codes = new Set(runs.flatMap(({ instanceCode }) => instanceCode ?? []));
    const [kept, histories] = await Promise.all([
      cache.keptRuns.bulkGet(runs.map(({ id }) => id)),
      cache.histories.bulkGet([...codes]),
    ]);
    const byId = new Map(kept.filter((row) => row !== undefined).map((row) => [row.id, row]));
    const known = histories.filter((row) => row !== undefined);
    const readAt = new Map(known.map((row) => [row.code, row.readAt + session.clockOffsetMs]));
    const isResting = (detail: Detail): boolean => (rests.get(detailKey(detail))?.until ?? 0) > clock.elapsed();
    return nextDetail(runs, byId, readAt, isResting);
  };

  const rest = (key: string): void => {
    const failures = (rests.get(key)?.failures ?? 0) + 1;
    const pause = Math.min(LONGEST_REST_MS, FIRST_REST_MS * 2 ** (failures - 1));
    rests.set(key, { until: clock.elapsed() + pause, failures });
  };

  return {
    name: 'details',
    probes: false,
    timer: new WakeableTimer(clock),
    async run() {
      if ((await readBackfill(cache))?.done !== true) return IDLE_MS;
      const pause = askedAt + REQUEST_EVERY_MS - clock.elapsed();
      if (pause > 0) return pause;
      const runs = await findRuns();
      const detail = await findDetail(runs);
      if (detail === null) return IDLE_MS;
      askedAt = clock.elapsed();
      const key = detailKey(detail);
      if (await reader.read(detail, new Set(runs.map(({ id }) => id)))) rests.delete(key);
      else rest(key);
      return REQUEST_EVERY_MS;
    },
  };
}
