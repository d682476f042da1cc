import { useEffect, useState } from 'react';
import type { ExecutionFilters } from '@/lib/api/filters';
import type { ExecutionRow } from '@/lib/database/rows';
import { runCommand } from '../sync/sync-connection';
import { useOnline } from '../sync/use-sync';
import { PAGE_SIZE, readExecutionPage } from './read-execution-page';
import { useCacheQuery } from './use-cache-query';

/** One page of executions for a grid. */
export interface ExecutionPage {
  rows: ExecutionRow[];
  /** Null while unknown. */
  total: number | null;
  /** Whether `total` may be too low because older executions are not on this device. */
  approximate: boolean;
  /** `asking`: older rows are being fetched · `server`: this page came from the server just now · `missing`: it could not. */
  source: 'cache' | 'asking' | 'server' | 'missing';
  /** New executions that wait above this page. */
  newer: number;
}

interface RemoteAnswer {
  key: string;
  ids: number[];
  total: number | null;
  failed: boolean;
}

/**
 * Executions by filters and page, newest first: at once from the cache, completed by the server where the cache does
 * not reach (design, section 4). Undefined until the cache has answered. A later page stands still while new ones arrive.
 */
export function useExecutionPage(filters: ExecutionFilters, page: number): ExecutionPage | undefined {
  const filterKey = JSON.stringify(filters);
  const upTo = useAnchor(filterKey, page);
  const cached = useCacheQuery((cache) => readExecutionPage(cache, { filters, page, upTo }), [filterKey, page, upTo]);
  const filtered = Object.keys(filters).length > 0;
  const lacking = cached !== undefined && !cached.whole && (filtered || cached.rows.length < PAGE_SIZE);
  const remote = useRemotePage(filters, page, lacking);
  const remoteIds = remote?.failed === false ? remote.ids : null;
  const remoteRows = useCacheQuery(
    async (cache) =>
      remoteIds === null ? null : (await cache.executions.bulkGet(remoteIds)).filter((row) => row !== undefined),
    [remoteIds],
  );
  if (cached === undefined) return undefined;
  const { newer } = cached;
  if (!lacking) return { rows: cached.rows, total: cached.total, approximate: false, source: 'cache', newer };
  if (remote === null) return { rows: cached.rows, total: cached.total, approximate: true, source: 'asking', newer };
  if (remote.failed) return { rows: cached.rows, total: cached.total, approximate: true, source: 'missing', newer };
  return {
    rows: remoteRows ?? cached.rows,
    total: remote.total ?? cached.total,
    approximate: false,
    source: 'server',
    newer,
  };
}

/** The newest id when a page after the first was opened; null on the first page, which shows what arrives. */
function useAnchor(filterKey: string, page: number): number | null {
  const [anchor, setAnchor] = useState<{ filterKey: string; id: number } | null>(null);
  const newest = useCacheQuery(async (cache) => (await cache.executions.orderBy('id').last())?.id ?? 0, []);
  const wanted = page > 1 && newest !== undefined;
  useEffect(() => {
    if (!wanted) setAnchor(null);
    else setAnchor((current) => (current?.filterKey === filterKey ? current : { filterKey, id: newest }));
  }, [wanted, filterKey, newest]);
  return wanted && anchor?.filterKey === filterKey ? anchor.id : null;
}

/** Asks the server for the page when it is wanted, and again when the connection returns. */
function useRemotePage(filters: ExecutionFilters, page: number, wanted: boolean): RemoteAnswer | null {
  const key = JSON.stringify([filters, page]);
  const online = useOnline();
  const [answer, setAnswer] = useState<RemoteAnswer | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const [wantedFilters, wantedPage] = JSON.parse(key) as [ExecutionFilters, number];
    void runCommand('findExecutions', { filters: wantedFilters, page: wantedPage }).then((outcome) => {
      if (!current) return;
      setAnswer(
        outcome.ok
          ? { key, ids: outcome.value.items, total: outcome.value.total, failed: false }
          : { key, ids: [], total: null, failed: true },
      );
    });
    return () => {
      current = false;
    };
  }, [key, wanted, online]);
  return answer?.key === key ? answer : null;
}
