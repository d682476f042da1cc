import { isPending } from '@/domain/execution-status';
import { haveEnded } from '@/domain/runs/figures/run-items';
import { serverNow } from '@/domain/session-token';
import type { ExecutionRow } from '@/domain/execution';
import { readBackfill } from '@/database/cache-meta';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/durations';
import { WakeableTimer } from '../engine/wakeable-timer';
import type { EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import { MAX_KEPT_RUNS } from '../store/kept-runs';
import { ChangedHistories } from './changed-histories';
import { runsToCount } from './next-items';
import { requestKey, KEPT_DAYS, nextDetailRequest, runsToKeep, type DetailRequest } from './next-detail';
import { DetailReader } from './read-detail';

/** The time between two requests, so that the task sends fewer than six requests a minute. */
const REQUEST_EVERY_MS = 10_500;
/**
 * When nothing is missing, the task checks at this interval whether there is more to read. A check sends no request.
 */
const IDLE_MS = 20_000;
/** The interval at which the task checks until the reason for the newest failure has been requested. */
const FIRST_CHECK_MS = 2_000;
/** The pause before a detail is requested again after a failure. Each further failure doubles the pause. */
const FIRST_RETRY_MS = MINUTE_MS;
const LONGEST_RETRY_MS = HOUR_MS;

/**
 * Reads the details of runs in advance, before the user opens these runs, in this order:
 *
 * - the steps of the newest failed run, because the dashboard shows why it failed; even before all runs have been read
 * - the steps and warnings of runs that failed or gave warnings; for failed runs also the log and the versions of the
 *   configuration
 * - the steps of runs that worked, for the number of items that they processed
 * - the versions of integrations that have changed
 *
 * Sends one request at a time with a pause after it. Stores the progress with each detail, so that the task continues
 * where it stopped.
 */
export function keepRunDetails(context: EngineContext): SyncTask {
  const { cache, clock, session } = context;
  const reader = new DetailReader(context);
  const histories = new ChangedHistories(context);
  const retries = new Map<string, { until: number; failures: number }>();
  /** The ids of runs that worked and whose final steps are in the cache. */
  const counted = new Set<number>();
  /** True until the steps of the newest failed run have been requested, or it is known that they are not missing. */
  let isFirst = true;
  // Start with a pause, because the engine may have restarted right after a request.
  let requestedAt = clock.elapsed();

  const newestOf = (status: string): Promise<ExecutionRow[]> =>
    cache.executions.where('[status+id]').between([status], [status, []]).reverse().limit(MAX_KEPT_RUNS).toArray();
  const keptSince = (): number => serverNow(session, clock.now()) - KEPT_DAYS * DAY_MS;
  const isPostponed = (detail: DetailRequest): boolean =>
    (retries.get(requestKey(detail))?.until ?? 0) > clock.elapsed();

  const findRuns = async (): Promise<ExecutionRow[]> => {
    const { watching } = context.tabs();
    const shown = watching.flatMap((watch) => (watch.kind === 'execution' ? [watch.id] : []));
    const [failed, warned, onScreen] = await Promise.all([
      newestOf('error'),
      newestOf('warning'),
      cache.executions.bulkGet(shown),
    ]);
    const others = onScreen.filter((row) => row !== undefined).filter(({ status }) => !isPending(status));
    const rows = new Map([...failed, ...warned, ...others].map((row) => [row.id, row]));
    return runsToKeep([...rows.values()], keptSince(), new Set(shown));
  };

  const findRequest = async (runs: readonly ExecutionRow[]): Promise<DetailRequest | null> => {
    const codes = new Set(runs.flatMap(({ instanceCode }) => instanceCode ?? []));
    const [kept, histories] = await Promise.all([
      cache.keptRuns.bulkGet(runs.map(({ id }) => id)),
      cache.histories.bulkGet([...codes]),
    ]);
    const byId = new Map(kept.filter((row) => row !== undefined).map((row) => [row.id, row]));
    const known = histories.filter((row) => row !== undefined);
    const readAt = new Map(known.map((row) => [row.code, serverNow(session, row.readAt)]));
    return nextDetailRequest(runs, byId, readAt, isPostponed);
  };

  /** Returns the request for the steps of the next run that worked and whose steps are missing. */
  const findUncounted = async (): Promise<DetailRequest | null> => {
    const runs = runsToCount(await newestOf('success'), keptSince()).filter(({ id }) => !counted.has(id));
    const details = await cache.executionDetails.bulkGet(runs.map(({ id }) => id));
    for (const detail of details) if (detail !== undefined && haveEnded(detail.steps)) counted.add(detail.id);
    const missing = runs
      .filter(({ id }) => !counted.has(id))
      .map((run): DetailRequest => ({ run, kind: 'items' }))
      .find((request) => !isPostponed(request));
    return missing ?? null;
  };

  const postpone = (key: string): void => {
    const failures = (retries.get(key)?.failures ?? 0) + 1;
    const pause = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
    retries.set(key, { until: clock.elapsed() + pause, failures });
  };

  /** Reads the versions of the next changed integration, if there is one. Returns the next pause. */
  const readHistory = async (): Promise<number> => {
    const keyOf = (code: string): string => `versions ${code}`;
    const code = await histories.next((each) => (retries.get(keyOf(each))?.until ?? 0) > clock.elapsed());
    if (code === null) return IDLE_MS;
    requestedAt = clock.elapsed();
    if (await histories.read(code)) retries.delete(keyOf(code));
    else postpone(keyOf(code));
    return REQUEST_EVERY_MS;
  };

  return {
    code: 'details',
    isProbe: false,
    timer: new WakeableTimer(clock),
    async run() {
      const isFilled = (await readBackfill(cache))?.done === true;
      const pause = requestedAt + REQUEST_EVERY_MS - clock.elapsed();
      if (!isFirst && !isFilled) return IDLE_MS;
      if (!isFirst && pause > 0) return pause;
      const runs = await findRuns();
      const detail = (await findRequest(runs)) ?? (isFirst ? null : await findUncounted());
      const isReason = detail?.kind === 'steps' && detail.run === runs.find(({ status }) => status === 'error');
      if (isFirst && !isReason) {
        // If the backfill is not done, it may still bring a failed run.
        isFirst = !isFilled;
        return isFirst ? FIRST_CHECK_MS : Math.max(0, pause);
      }
      isFirst = false;
      if (detail === null) return readHistory();
      requestedAt = clock.elapsed();
      const key = requestKey(detail);
      if (await reader.read(detail, new Set(runs.map(({ id }) => id)))) retries.delete(key);
      else postpone(key);
      return REQUEST_EVERY_MS;
    },
  };
}
