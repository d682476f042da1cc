import { isLastPage, type CollectionPage } from '@/api/hydra';
import { valueOrThrow } from '@/api/api-failure';
import type { ExecutionRow } from '@/domain/execution';
import { WakeableTimer } from '../engine/wakeable-timer';
import { pauseFactor, type EngineContext } from '../engine/engine-context';
import type { SyncTask } from '../engine/sync-task';
import { META_FILL, META_HEAD, META_TOTAL, readBackfill, readHead, readMeta } from '@/database/cache-meta';
import type { BackfillState, HeadState } from '@/database/rows';
import { listOrigin, readExecutions } from './read-executions';

/**
 * An ordinary poll reads this many rows. It includes known rows, because the server may commit a lower id after a
 * higher id.
 */
const POLL_ROWS = 10;
/** One in this many polls reads more rows, still in one request. */
const WIDE_POLL_EVERY = 12;
const WIDE_POLL_ROWS = 60;
const CATCH_UP_ROWS = 100;
/** A gap is closed with at most this many pages. `backfill` closes larger gaps. */
const CATCH_UP_PAGES = 3;
/** The pause before the next poll is at least this many times the last latency. */
const LATENCY_FACTOR = 4;

/**
 * Returns how many rows per page to request to close a gap. A small gap gets small pages, because each row is read,
 * compared and reported to all tabs.
 * @param rowsPolled the number of rows of the poll that has found the gap
 */
function catchUpRows(total: number | null, knownTotal: number | null, rowsPolled: number): number {
  const gap = total === null || knownTotal === null ? 0 : total - knownTotal;
  // The poll contained no known row, so the gap has at least `rowsPolled` rows. If the totals show fewer, a total is
  // missing or rows were deleted meanwhile. Then the gap may have any size.
  if (gap < rowsPolled) return CATCH_UP_ROWS;
  return Math.min(POLL_ROWS * Math.ceil(gap / POLL_ROWS) + POLL_ROWS, CATCH_UP_ROWS);
}

/**
 * Polls the newest executions. Requests further pages until it reaches a known row, so that no gap remains; leaves a
 * large gap to `backfill`. A poll that finds nothing new costs one small request and writes nothing.
 */
export function pollNewest(context: EngineContext): SyncTask {
  const { api, clock, session, writer, cache } = context;
  let polls = 0;

  const readPage = async (page: number, itemsPerPage: number) => {
    const response = valueOrThrow(await api.listExecutions({}, { page, itemsPerPage }));
    return { response, rows: readExecutions(response, context) };
  };

  /** Closes a gap, or leaves it to `backfill`. Returns whether any row has changed. */
  const catchUp = async (head: HeadState, pageRows: number): Promise<boolean> => {
    let hasChanged = false;
    let top = head.top;
    let lowestRead = Infinity;
    let seen = 0;
    for (let page = 1; page <= CATCH_UP_PAGES; page += 1) {
      const { response, rows } = await readPage(page, pageRows);
      seen += response.members.length;
      const lowest = Math.min(...rows.map((row) => row.id));
      top = Math.max(top, ...rows.map((row) => row.id));
      lowestRead = Math.min(lowestRead, lowest);
      const isGapless = rows.some((row) => row.id <= head.top) || lowest <= head.top || isLastPage(response, seen);
      const { changed } = await writer.apply({
        executions: rows,
        origin: listOrigin(response),
        meta: [{ key: META_TOTAL, value: response.total }, ...(isGapless ? [{ key: META_HEAD, value: { top } }] : [])],
        skipComparison: true,
      });
      hasChanged ||= changed.length > 0;
      if (isGapless) return hasChanged;
    }
    // If the backfill is unfinished, its floor is lower and stays.
    const fill = await readBackfill(cache);
    const floor = fill === null || !fill.done ? (fill?.floor ?? 0) : head.top;
    const bottom = fill?.bottom ?? 0;
    const reset: BackfillState = { done: false, page: 1, seen: 0, floor, total: null, top, lowest: lowestRead, bottom };
    await writer.apply({ meta: [{ key: META_FILL, value: reset }] });
    context.wake('fill');
    return hasChanged;
  };

  /** Writes the rows of a poll that found no gap. Returns whether any row has changed. */
  const write = async (response: CollectionPage, rows: ExecutionRow[], head: HeadState | null): Promise<boolean> => {
    // If no head is stored, the first backfill has not begun. It will store the head.
    const top = Math.max(head?.top ?? 0, ...rows.map((row) => row.id));
    const { changed } = await writer.apply({
      executions: rows,
      origin: listOrigin(response),
      meta: [
        { key: META_TOTAL, value: response.total },
        ...(head === null ? [] : [{ key: META_HEAD, value: { top } }]),
      ],
    });
    return changed.length > 0;
  };

  return {
    code: 'head',
    isProbe: true,
    timer: new WakeableTimer(clock),
    async run() {
      const startedAt = clock.elapsed();
      polls += 1;
      const rowsPolled = polls % WIDE_POLL_EVERY === 0 ? WIDE_POLL_ROWS : POLL_ROWS;
      const { response, rows } = await readPage(1, rowsPolled);
      const latency = clock.elapsed() - startedAt;
      context.reportLatency(latency);
      const [head, knownTotal] = await Promise.all([readHead(cache), readMeta(cache, META_TOTAL)]);
      // True if no row is missing between these rows and the known rows.
      const isGapless =
        head === null ||
        response.members.length === 0 ||
        rows.some((row) => row.id <= head.top) ||
        isLastPage(response, response.members.length);
      // If there is a gap, do not write these rows yet: `catchUp` reads them again, so that each screen renders once.
      const changed = isGapless
        ? await write(response, rows, head)
        : await catchUp(head, catchUpRows(response.total, knownTotal, rowsPolled));
      if (changed) context.wake('active');
      const interval = session.pollSeconds * 1000 * pauseFactor(context);
      return Math.max(interval - latency, latency * LATENCY_FACTOR);
    },
  };
}
