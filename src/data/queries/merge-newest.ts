import { PAGE_SIZE } from '@/lib/page-size';
import { contradictsFilters } from '@/domain/execution-filters';
import type { ExecutionFilters } from '@/domain/execution-filters';
import type { ExecutionRow } from '@/domain/execution';

interface ServerPage {
  /** As the server gave them. */
  ids: readonly number[];
  /** Null when the server does not count. */
  total: number | null;
  /** What the cache holds of them by now. */
  rows: readonly ExecutionRow[];
}

interface KnownPage {
  rows: readonly ExecutionRow[];
  total: number;
}

/** The first page of the server, kept live by the cache: what arrived since is on top, what matches no more is gone. */
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
