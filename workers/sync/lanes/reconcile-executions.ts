import { valueOf } from '@/lib/api/api-failure';
import { isLastPage } from '@/lib/api/hydra';
import type { EngineContext } from '../engine/engine-context';
import { readFill } from '../store/sync-meta';
import { readExecutions } from './read-executions';
import { refreshExecution } from './refresh-execution';

const PAGE_ROWS = 100;
/** Cached rows that a page did not name are asked for one by one, no more than this at once. */
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

  const restart = (): void => {
    page = 1;
    seen = 0;
    above = Infinity;
  };

  return async () => {
    const fill = await readFill(cache);
    if (fill?.done !== true) return;
    const answer = valueOf(await api.listExecutions({}, { page, itemsPerPage: PAGE_ROWS }));
    const rows = readExecutions(answer, context);
    seen += answer.members.length;
    const ids = rows.map((row) => row.id);
    const lowest = Math.min(...ids);
    // Below the window nothing is kept, except what somebody looked up there.
    const inWindow = rows.filter((row) => row.id >= fill.bottom);
    await writer.apply({ executions: inWindow });
    const named = new Set(ids);
    const highest = Math.max(...ids);
    const over = isLastPage(answer, seen) || lowest < fill.bottom;
    if (ids.length > 0) {
      const upper = Math.min(above - 1, page === 1 ? highest : above - 1);
      const known = await cache.executions
        .where('id')
        .between(over ? 0 : lowest, upper, true, true)
        .primaryKeys();
      for (const id of known.filter((key) => !named.has(key)).slice(0, MOST_SUSPECTS))
        await refreshExecution(context, id);
    }
    above = lowest;
    page += 1;
    if (over || ids.length === 0) restart();
  };
}
