import { isLastPage, type CollectionPage } from '@/api/hydra';
import { valueOf } from '@/api/api-failure';
import type { ExecutionRow } from '@/domain/execution';
import { WakeableTimer } from '../engine/wakeable-timer';
import { SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import type { AnswerMark } from '../store/stale-answer-guard';
import { META_FILL, META_HEAD, readBackfill } from '@/database/cache-meta';
import type { BackfillState } from '@/database/rows';
import { markOf, readExecutions } from './read-executions';
import { windowTrimmer } from './trim-window';

/** Rows of one transaction. */
const MOST_ROWS = 300;
const DAY_MS = 86_400_000;
/** How often to check whether there is anything to read; the check costs no request. */
const IDLE_MS = 60_000;

/** Pages that follow one another, and how far the walk is behind them. */
interface Read {
  state: BackfillState;
  rows: ExecutionRow[];
  /** Of the first page. */
  answer: AnswerMark | undefined;
}

/**
 * The walk from the newest execution downwards: the first fill of a new cache, and later the gap of a long absence.
 * Newest first; one transaction, with the cursor, for a page or for those that came while another was written; resumable.
 * Stops at what is known or at the end of the window (at least `windowRows`, and everything younger than `windowDays`).
 */
export function backfill(context: EngineContext): SyncTask {
  const { api, cache, clock, session, writer } = context;
  const trim = windowTrimmer(context);
  const fetchPage = (page: number) => api.listExecutions({}, { page, itemsPerPage: SCAN_PAGE_ROWS });

  const beyondWindow = (rows: readonly ExecutionRow[], seen: number): boolean => {
    if (seen < session.windowRows) return false;
    const oldest = rows.at(-1)?.createdAt;
    if (oldest === undefined || oldest === null) return false;
    return Date.parse(oldest) < clock.now() + session.clockOffsetMs - session.windowDays * DAY_MS;
  };

  // A write that is under way; the pages that come meanwhile go together into the next one.
  const write = { isUnderWay: false };

  const read = async (from: BackfillState): Promise<Read> => {
    const rows: ExecutionRow[] = [];
    let state = from;
    let mark: AnswerMark | undefined;
    do {
      const result = await fetchPage(state.page);
      if (!result.ok && mark !== undefined) break;
      const answer = valueOf(result);
      const found = readExecutions(answer, context);
      rows.push(...found);
      // All pages count as old as the first one: rows that another request has brought meanwhile win.
      mark ??= markOf(answer);
      state = stateAfter(state, answer, found);
    } while (write.isUnderWay && rows.length < MOST_ROWS && !state.done);
    return { state, rows, answer: mark };
  };

  /** Its failure is met when it is waited for; a failed write and an end of the task may prevent that. */
  const ask = (from: BackfillState): Promise<Read> => {
    const asked = read(from);
    asked.catch(() => undefined);
    return asked;
  };

  const stateAfter = (state: BackfillState, answer: CollectionPage, rows: readonly ExecutionRow[]): BackfillState => {
    const seen = state.seen + answer.members.length;
    const met = rows.some((row) => row.id <= state.floor);
    const windowEnds = !met && !isLastPage(answer, seen) && beyondWindow(rows, seen);
    const done = met || windowEnds || isLastPage(answer, seen);
    const bottom = windowEnds ? Math.min(...rows.map((row) => row.id)) : state.bottom;
    const top = Math.max(state.top, ...rows.map((row) => row.id));
    const lowest = done ? bottom : Math.min(state.lowest, ...rows.map((row) => row.id));
    return { ...state, done, seen, page: state.page + 1, total: answer.total ?? state.total, top, lowest, bottom };
  };

  const walk = async (start: BackfillState, signal: AbortSignal): Promise<void> => {
    let state = start;
    let next = ask(state);
    while (!state.done && !signal.aborted) {
      const { state: after, rows, answer } = await next;
      write.isUnderWay = true;
      // The next page is requested while this one is written.
      if (!after.done) next = ask(after);
      const { resetTo } = await writer
        .apply({
          executions: rows,
          ...(answer !== undefined && { answer }),
          // From the first page on newer ids are the work of `pollNewest`; what lies below is this walk's.
          meta: [
            { key: META_FILL, value: after },
            ...(state.page === 1 ? [{ key: META_HEAD, value: { top: after.top } }] : []),
          ],
          skipComparison: true,
          startPage: state.page,
          notifyLater: !after.done,
        })
        .finally(() => {
          write.isUnderWay = false;
        });
      // `pollNewest` has met a gap meanwhile and asks for a walk from the top.
      if (resetTo !== null) next = ask(resetTo);
      state = resetTo ?? after;
      context.reportBackfill({ seen: state.seen, total: state.total, done: state.done });
    }
  };

  return {
    name: 'fill',
    probes: false,
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
      else await walk(state, signal);
      context.wake('active');
      return IDLE_MS;
    },
  };
}
