import { valueOf } from '@/api/api-failure';
import { contradictsItself, isLastPage } from '@/api/hydra';
import { SCAN_PAGE_ROWS, type EngineContext } from '../engine/engine-context';
import { concernsOneCall } from '../engine/health';
import { readBackfill } from '@/database/cache-meta';
import { markOf, readExecutions } from './read-executions';
import { refreshExecution } from './refresh-execution';

/** How many missing rows are requested one by one in one turn, at most. */
const MOST_ASKED = 20;
/** How many rows may be suspects after one page, at most. The next scan finds the rest. */
const MOST_SUSPECTS = 1_000;
/** If the server still has this many suspects, the page was wrong. Rows that moved between two pages are fewer. */
const MOST_ALIVE = 3;

/**
 * A slow scan of the executions in the window, one page per call. It finds rows that were committed late, changed after
 * their end, or deleted. A row missing from a page is only a suspect: a request for it decides. A page that contradicts
 * its total, or whose suspects turn out to exist, creates no more suspects.
 */
export function executionScan(context: EngineContext): () => Promise<void> {
  const { api, cache, writer } = context;
  let page = 1;
  let seen = 0;
  let above = Infinity;
  let suspects: number[] = [];
  let alive = 0;

  const restart = (): void => {
    page = 1;
    seen = 0;
    above = Infinity;
  };

  /** Requests the next suspects; the remaining ones come before the next page. */
  const askSuspects = async (): Promise<void> => {
    for (let asked = 0; asked < MOST_ASKED; asked += 1) {
      const [id] = suspects;
      if (id === undefined) return;
      try {
        if ((await refreshExecution(context, id)) !== 'gone') alive += 1;
      } catch (error) {
        if (!concernsOneCall(error)) throw error;
      }
      suspects.shift();
      if (alive >= MOST_ALIVE) suspects = [];
    }
  };

  return async () => {
    const fill = await readBackfill(cache);
    if (fill?.done !== true) return;
    if (suspects.length > 0) return askSuspects();
    const answer = valueOf(await api.listExecutions({}, { page, itemsPerPage: SCAN_PAGE_ROWS }));
    const rows = readExecutions(answer, context);
    seen += answer.members.length;
    const ids = rows.map((row) => row.id);
    // Below the window the cache keeps only what a person has looked up.
    await writer.apply({ executions: rows.filter((row) => row.id >= fill.bottom), answer: markOf(answer) });
    const lowest = Math.min(above, ...ids);
    const isBelieved = !contradictsItself(answer, seen);
    const ends = isLastPage(answer, seen);
    const over = ends || lowest < fill.bottom;
    // The last page ends the list, so every cached row below it is a suspect too.
    const bottom = ends ? 0 : fill.bottom;
    const from = over && isBelieved ? bottom : lowest;
    const known = isBelieved || ids.length > 0 ? await cachedBetween(from, above - 1) : [];
    suspects = known.filter((id) => !ids.includes(id)).slice(-MOST_SUSPECTS);
    alive = 0;
    above = lowest;
    page += 1;
    if (over) restart();
    await askSuspects();
  };

  function cachedBetween(from: number, to: number): Promise<number[]> {
    return cache.executions.where('id').between(from, to, true, true).primaryKeys();
  }
}
