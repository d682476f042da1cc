import { PAGE_SIZE } from '@/lib/page-size';
import { contradictsFilters, type ExecutionFilters } from '@/domain/execution-filters';
import type { ExecutionRow } from '@/domain/execution';

interface ServerPage {
  /** In the server's order. */
  ids: readonly number[];
  total: number;
  /** The cached rows of these ids. */
  rows: readonly ExecutionRow[];
}

/**
 * Updates the server's first page from the cache: adds new rows on top, and removes rows that no longer match the
 * filters.
 */
export function mergeNewest(server: ServerPage, cached: Pick<ServerPage, 'rows'>, filters: ExecutionFilters) {
  const top = Math.max(0, ...server.ids);
  const byId = new Map([...server.rows, ...cached.rows].map((row) => [row.id, row]));
  const rows = [...byId.values()]
    .filter((row) => !contradictsFilters(row, filters))
    .sort((a, b) => b.id - a.id)
    .slice(0, PAGE_SIZE);
  const arrived = rows.filter((row) => row.id > top).length;
  return { rows, total: server.total + arrived };
}
