import { PAGE_SIZE } from '@/lib/page-size';
import { contradictsFilters, type ExecutionFilters } from '@/domain/execution-filters';
import type { ExecutionRow } from '@/domain/execution';

interface ServerPage {
  ids: readonly number[];
  total: number;
  /** The cached rows of these ids. */
  rows: readonly ExecutionRow[];
}

/**
 * Updates the server's first page and its total from the cache: adds rows that are new or match the filters only now,
 * and removes rows that no longer match.
 * @param cached the newest cached rows that match the filters
 */
export function mergeNewest(
  server: ServerPage,
  cached: { rows: readonly ExecutionRow[] },
  filters: ExecutionFilters,
): { rows: ExecutionRow[]; total: number } {
  const matching = (row: ExecutionRow): boolean => !contradictsFilters(row, filters);
  const listed = new Set(server.ids);
  const kept = server.rows.filter(matching);
  const others = cached.rows.filter((row) => matching(row) && !listed.has(row.id));
  const rows = [...kept, ...others].sort((a, b) => b.id - a.id).slice(0, PAGE_SIZE);
  // Older rows are on the server's next pages, so its total already includes them.
  const lowest = server.total > server.ids.length ? Math.min(...server.ids) : 0;
  const arrived = others.filter(({ id }) => id > lowest).length;
  return { rows, total: server.total + arrived - (server.rows.length - kept.length) };
}
