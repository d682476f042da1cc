import { valueOf } from '@/api/api-failure';
import { contradictsItself, isLastPage } from '@/api/hydra';
import { SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import { isSingleCallFailure } from '../engine/health';
import { readBackfill } from '@/database/cache-meta';
import { listOrigin, readExecutions } from './read-executions';
import { refreshExecution } from './refresh-execution';

/** The maximum number of missing rows requested by id in one turn. */
const MAX_REQUESTS = 20;
/** The maximum number of suspects after one page. The next scan finds the rest. */
const MAX_SUSPECTS = 1_000;
/** If this many suspects still exist on the server, the page was wrong, because fewer rows move between two pages. */
const MAX_STILL_EXISTING = 3;

/**
 * A slow scan of the executions in the window, one page per call. Finds rows that were committed late, changed after
 * their end, or deleted. A row missing from a page is only a suspect. It is requested by id, and only that response
 * removes it. A page that contradicts its total, or whose suspects still exist, creates no more suspects.
 */
export function executionScan(context: EngineContext): () => Promise<void> {
  const { api, cache, writer } = context;
  let page = 1;
  let seen = 0;
  /** The lowest id that the scan has reached. */
  let scannedDownTo = Infinity;
  let suspects: number[] = [];
  let stillExisting = 0;

  const restart = (): void => {
    page = 1;
    seen = 0;
    scannedDownTo = Infinity;
  };

  /** Requests the next suspects by id. The remaining suspects are requested before the next page. */
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
    const response = valueOf(await api.listExecutions({}, { page, itemsPerPage: SCAN_PAGE_ROWS }));
    const rows = readExecutions(response, context);
    seen += response.members.length;
    const ids = rows.map((row) => row.id);
    // Below the window, the cache keeps only rows that the user has looked up.
    await writer.apply({ executions: rows.filter((row) => row.id >= fill.bottom), origin: listOrigin(response) });
    const lowest = Math.min(scannedDownTo, ...ids);
    const isPlausible = !contradictsItself(response, seen);
    const isLast = isLastPage(response, seen);
    const isScanDone = isLast || lowest < fill.bottom;
    // The last page ends the list, so every cached row with a lower id is a suspect too.
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
