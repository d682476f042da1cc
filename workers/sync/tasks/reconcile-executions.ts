import { valueOrThrow } from '@/api/api-failure';
import { contradictsItself, isLastPage } from '@/api/hydra';
import { SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/backend-health';
import { readBackfill } from '@/database/cache-meta';
import { listOrigin, readExecutions } from './read-executions';
import { refreshExecution } from './refresh-execution';

/** At most this many suspects are requested by id in one turn. */
const MAX_REQUESTS = 20;
/** One page makes at most this many rows suspects. The next scan finds the others. */
const MAX_SUSPECTS = 1_000;
/**
 * If this many suspects of a page still exist on the server, the page was wrong. A row may also become a suspect
 * because it moved to another page during the scan, but that happens to fewer rows.
 */
const MAX_STILL_EXISTING = 3;

/**
 * Scans the executions in the window slowly: each call of the returned function reads one page. Finds rows that were
 * committed late, changed after their end, or deleted. A row that is missing from a page is only a suspect. It is
 * requested by its id, and only that response removes it. If the last page contradicts the total, the rows below that
 * page are not suspects. If several suspects of a page still exist, its other suspects are dropped.
 */
export function executionScan(context: EngineContext): () => Promise<void> {
  const { api, cache, writer } = context;
  let page = 1;
  let seen = 0;
  /** The lowest id on the pages that the scan has read. */
  let scannedDownTo = Infinity;
  let suspects: number[] = [];
  let stillExisting = 0;

  const restart = (): void => {
    page = 1;
    seen = 0;
    scannedDownTo = Infinity;
  };

  /** Requests the next suspects by id. The other suspects follow in the next turns, before the next page. */
  const checkSuspects = async (): Promise<void> => {
    for (let count = 0; count < MAX_REQUESTS; count += 1) {
      const [id] = suspects;
      if (id === undefined) return;
      try {
        if ((await refreshExecution(context, id)) !== 'gone') stillExisting += 1;
      } catch (error) {
        if (!isSingleCallFailure(error)) throw error;
      }
      suspects.shift();
      if (stillExisting >= MAX_STILL_EXISTING) suspects = [];
    }
  };

  return async () => {
    const fill = await readBackfill(cache);
    if (fill?.done !== true) return;
    if (suspects.length > 0) return checkSuspects();
    const response = valueOrThrow(await api.listExecutions({}, { page, itemsPerPage: SCAN_PAGE_ROWS }));
    const rows = readExecutions(response, context);
    seen += response.members.length;
    const ids = rows.map((row) => row.id);
    // Below the window, the cache keeps only rows that the user has looked up.
    await writer.apply({ executions: rows.filter((row) => row.id >= fill.bottom), origin: listOrigin(response) });
    const lowest = Math.min(scannedDownTo, ...ids);
    const isPlausible = !contradictsItself(response, seen);
    const isLast = isLastPage(response, seen);
    const isScanDone = isLast || lowest < fill.bottom;
    // After the last page, there are no more rows on the server, so every cached row with a lower id is a suspect too.
    const bottom = isLast ? 0 : fill.bottom;
    const from = isScanDone && isPlausible ? bottom : lowest;
    const known = isPlausible || ids.length > 0 ? await cachedBetween(from, scannedDownTo - 1) : [];
    suspects = known.filter((id) => !ids.includes(id)).slice(-MAX_SUSPECTS);
    stillExisting = 0;
    scannedDownTo = lowest;
    page += 1;
    if (isScanDone) restart();
    await checkSuspects();
  };

  function cachedBetween(from: number, to: number): Promise<number[]> {
    return cache.executions.where('id').between(from, to, true, true).primaryKeys();
  }
}
