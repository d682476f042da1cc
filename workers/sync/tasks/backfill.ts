import { isLastPage, type CollectionPage } from '@/api/hydra';
import { valueOrThrow } from '@/api/api-failure';
import type { ExecutionRow } from '@/domain/execution';
import { WakeableTimer } from '../engine/wakeable-timer';
import { SCAN_PAGE_ROWS, windowStart, type EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import type { ResponseOrigin } from '../store/stale-response-guard';
import { META_FILL, META_HEAD, META_TOTAL, readBackfill, readMeta } from '@/database/cache-meta';
import type { BackfillState } from '@/database/rows';
import { MINUTE_MS } from '@/lib/durations';
import { listOrigin, readExecutions } from './read-executions';
import { windowTrimmer } from './trim-window';

/** While a transaction writes, up to this many rows are read ahead, page by page, for the next transaction. */
const MAX_ROWS_PER_WRITE = 300;
/**
 * Once everything is read, the task checks in the cache at this interval whether `pollNewest` has reset the backfill,
 * and whether the window must be trimmed. A check sends no request.
 */
const IDLE_MS = MINUTE_MS;

/** Consecutive pages, and the state of the backfill after them. */
interface ReadPages {
  state: BackfillState;
  rows: ExecutionRow[];
  /** The request for the first of the pages. */
  origin: ResponseOrigin | undefined;
}

/**
 * Reads executions from the newest one downwards, to fill a new cache or the gap after a long absence. Ends at a known
 * row or at the end of the window (which has at least `windowRows` executions, and all executions of the last
 * `windowDays` days). Writes rows and cursor in one transaction, so that an interrupted backfill continues where it
 * stopped.
 */
export function backfill(context: EngineContext): SyncTask {
  const { api, cache, clock, session, writer } = context;
  const trim = windowTrimmer(context);
  const fetchPage = (page: number) => api.listExecutions({}, { page, itemsPerPage: SCAN_PAGE_ROWS });

  const isBeyondWindow = (rows: readonly ExecutionRow[], seen: number): boolean => {
    if (seen < session.windowRows) return false;
    const oldest = rows.at(-1)?.createdAt;
    if (oldest === undefined || oldest === null) return false;
    return Date.parse(oldest) < windowStart(context);
  };

  /** Whether a transaction is writing. Pages that arrive during it are written together in the next transaction. */
  const write = { isUnderWay: false };

  const read = async (from: BackfillState): Promise<ReadPages> => {
    const rows: ExecutionRow[] = [];
    let state = from;
    let origin: ResponseOrigin | undefined;
    do {
      const result = await fetchPage(state.page);
      if (!result.ok && origin !== undefined) break;
      const response = valueOrThrow(result);
      const found = readExecutions(response, context);
      rows.push(...found);
      // All pages get the request time of the first page. So a row may seem older than it is, but never newer, and it
      // never overwrites a newer response.
      origin ??= listOrigin(response);
      state = stateAfterPage(state, response, found);
    } while (write.isUnderWay && rows.length < MAX_ROWS_PER_WRITE && !state.done);
    return { state, rows, origin };
  };

  /**
   * Starts a read. If the read fails, the caller gets the error when it awaits the read. If a write fails first or the
   * task ends, nobody awaits the read, so the error is caught here too.
   */
  const startRead = (from: BackfillState): Promise<ReadPages> => {
    const reading = read(from);
    reading.catch(() => undefined);
    return reading;
  };

  const stateAfterPage = (
    state: BackfillState,
    response: CollectionPage,
    rows: readonly ExecutionRow[],
  ): BackfillState => {
    const seen = state.seen + response.members.length;
    const reachesFloor = rows.some((row) => row.id <= state.floor);
    const windowEnds = !reachesFloor && !isLastPage(response, seen) && isBeyondWindow(rows, seen);
    const done = reachesFloor || windowEnds || isLastPage(response, seen);
    const bottom = windowEnds ? Math.min(...rows.map((row) => row.id)) : state.bottom;
    const top = Math.max(state.top, ...rows.map((row) => row.id));
    const lowest = done ? bottom : Math.min(state.lowest, ...rows.map((row) => row.id));
    return { ...state, done, seen, page: state.page + 1, total: response.total ?? state.total, top, lowest, bottom };
  };

  /**
   * The meta row with the total; none if a total is stored. Without a total, a screen would show the number of rows of
   * the first page as the total.
   */
  const firstTotalMeta = async (total: number | null) =>
    (await readMeta(cache, META_TOTAL)) === null ? [{ key: META_TOTAL, value: total }] : [];

  const readDown = async (start: BackfillState, signal: AbortSignal): Promise<void> => {
    let state = start;
    let next = startRead(state);
    while (!state.done && !signal.aborted) {
      const { state: after, rows, origin } = await next;
      const totalMeta = state.page === 1 ? await firstTotalMeta(after.total) : [];
      write.isUnderWay = true;
      // The next page is requested while this page is written.
      if (!after.done) next = startRead(after);
      const { resetTo } = await writer
        .apply({
          executions: rows,
          ...(origin !== undefined && { origin }),
          // From now on, `pollNewest` reads the rows above the first page, and this task the rows below.
          meta: [
            { key: META_FILL, value: after },
            ...(state.page === 1 ? [{ key: META_HEAD, value: { top: after.top } }] : []),
            ...totalMeta,
          ],
          skipComparison: true,
          startPage: state.page,
          notifyLater: !after.done,
        })
        .finally(() => {
          write.isUnderWay = false;
        });
      // `pollNewest` has found a gap and has reset the backfill to the newest row.
      if (resetTo !== null) next = startRead(resetTo);
      state = resetTo ?? after;
      context.reportBackfill({ seen: state.seen, total: state.total, done: state.done });
    }
  };

  return {
    code: 'fill',
    isProbe: false,
    timer: new WakeableTimer(clock),
    async run(signal) {
      const state = (await readBackfill(cache)) ?? {
        done: false,
        page: 1,
        seen: 0,
        floor: 0,
        total: null,
        top: 0,
        lowest: Infinity,
        bottom: 0,
      };
      context.reportBackfill({ seen: state.seen, total: state.total, done: state.done });
      if (state.done) await trim(signal);
      else await readDown(state, signal);
      context.wake('active');
      return IDLE_MS;
    },
  };
}
