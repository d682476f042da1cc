import { PAGE_SIZE } from '@/lib/page-size';
import { contradictsFilters } from '@/domain/execution-filters';
import type { ExecutionFilters } from '@/domain/execution-filters';
import type { ExecutionRow } from '@/domain/execution';

interface ServerPage {
  /** In the server's order. */
  ids: readonly number[];
  /** Null when the server sends no total. */
  total: number | null;
  /** Their present rows in the cache. */
  rows: readonly ExecutionRow[];
}

interface KnownPage {
  rows: readonly ExecutionRow[];
  total: number;
}

/**
 * The first page of the server, kept live from the cache: new rows are added on top, rows that no longer match are
 * removed.
 */
export function mergeNewest(server: ServerPage, cached: KnownPage, filters: ExecutionFilters) {
  const top = Math.max(0, ...server.ids);
  const byId = new Map([...server.rows, ...cached.rows].map((row) => [row.id, row]));
  const rows = [...byId.values()]
    .filter((row) => !contradictsFilters(row, filters))
    .sort((a, b) => b.id - a.id)
    .slice(0, PAGE_SIZE);
  const arrived = rows.filter((row) => row.id > top).length;
  return { rows, total: server.total === null ? cached.total : server.total + arrived };
}
