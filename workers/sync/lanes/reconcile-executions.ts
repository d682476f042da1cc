import { valueOf } from '@/lib/api/api-failure';
import { isLastPage } from '@/lib/api/hydra';
import type { EngineContext } from '../engine/engine-context';
import { concernsOneCall } from '../engine/health';
import { readFill } from '../store/sync-meta';
import { markOf, readExecutions } from './read-executions';
import { refreshExecution } from './refresh-execution';

const PAGE_ROWS = 100;
/** Cached rows that no page named are asked for one by one, no more than this at once. */
const MOST_SUSPECTS = 20;

/**
 * The slow walk over the executions in the window, one page a call: finds what committed late, what changed after its
 * end and what was deleted. A row missing from a page is only suspected; its own answer decides (design, section 4).
 */
export function executionWalk(context: EngineContext): () => Promise<void> {
  const { api, cache, writer } = context;
  let page = 1;
  let seen = 0;
  let above = Infinity;
  let suspects: number[] = [];

  const restart = (): void => {
    page = 1;
    seen = 0;
    above = Infinity;
  };

  /** Asks for the next suspects; what is left of them comes before the next page. */
  const askSuspects = async (): Promise<void> => {
    for (let asked = 0; asked < MOST_SUSPECTS; asked += 1) {
      const [id] = suspects;
      if (id === undefined) return;
      try {
        await refreshExecution(context, id);
      } catch (error) {
        if (!concernsOneCall(error)) throw error;
      }
      suspects.shift();
    }
  };

  return async () => {
    const fill = await readFill(cache);
    if (fill?.done !== true) return;
    if (suspects.length > 0) return askSuspects();
    const answer = valueOf(await api.listExecutions({}, { page, itemsPerPage: PAGE_ROWS }));
    const rows = readExecutions(answer, context);
    seen += answer.members.length;
    const ids = rows.map((row) => row.id);
    // Below the window nothing is kept, except what somebody looked up there.
    await writer.apply({ executions: rows.filter((row) => row.id >= fill.bottom), answer: markOf(answer) });
    const lowest = Math.min(above, ...ids);
    const ends = isLastPage(answer, seen);
    const over = ends || lowest < fill.bottom;
    // The newest row may be the one that was deleted, and below the last page the server has nothing any more.
    const from = over ? (ends ? 0 : fill.bottom) : lowest;
    const known = await cache.executions
      .where('id')
      .between(from, above - 1, true, true)
      .primaryKeys();
    suspects = known.filter((id) => !ids.includes(id));
    above = lowest;
    page += 1;
    if (over) restart();
    await askSuspects();
  };
}
