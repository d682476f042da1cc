import type { ApiProblem } from '@/domain/problem';
import { useEffect, useMemo, useState } from 'react';
import { isDeviceOnly, type ExecutionFilters } from '@/domain/execution-filters';
import type { ExecutionRow } from '@/domain/execution';
import { commands } from '../../commands';
import { useOnline } from '../../sync/use-sync';
import { useFirstScreen } from '../../sync/first-screen';
import { forgetFirstResponse, useFirstResponse } from './first-response';
import { mergeNewest } from './merge-newest';
import { isIncompletePage, type CachedPage } from '@/database/cached-page';
import { readExecutionPage } from './read-execution-page';
import { PAGE_SIZE } from '@/lib/page-size';
import { useCacheQuery } from '../use-cache-query';

/**
 * Where the rows of a page come from:
 * - `cache`: the device has the whole page.
 * - `device`: no server knows these filters.
 * - `requesting`: the device has requested missing rows from the server.
 * - `server`: the server has sent this page.
 * - `missing`: the request failed.
 * - `unsupported`: this server cannot filter by job instance.
 */
type PageSource = 'cache' | 'device' | 'requesting' | 'server' | 'missing' | 'unsupported';

/** One page of executions for a grid. */
export interface ExecutionPage {
  rows: ExecutionRow[];
  total: number;
  /** Whether there are more executions than `total`, and the server does not say how many. */
  hasUncounted?: boolean;
  /** Whether `total` may be too low, because the device does not have all executions. */
  approximate: boolean;
  source: PageSource;
  /** Why the server's page is `missing`. */
  failure?: RequestFailure;
  /** Number of new executions above this page. */
  newer: number;
}

interface RequestFailure {
  problem: ApiProblem;
  /** Requests the page again. */
  retry: () => void;
}

interface RemotePage {
  key: string;
  ids: number[];
  total: number;
  hasUncounted: boolean;
  source: Extract<PageSource, 'server' | 'missing' | 'unsupported'>;
  failure?: RequestFailure;
}

/**
 * Executions by filters and page, newest first: immediately from the cache, then from the server if the cache is
 * incomplete. Undefined until the cache has been read. A later page does not move when new executions arrive.
 */
export function useExecutionPage(filters: ExecutionFilters, page: number): ExecutionPage | undefined {
  const filterKey = JSON.stringify(filters);
  const key = JSON.stringify([filters, page]);
  const { upTo, moveUp } = usePageAnchor(filterKey, page);
  const filtered = Object.keys(filters).length > 0;
  const read = useCacheQuery(
    async (cache) => {
      const found = await readExecutionPage(cache, { filters, page, upTo });
      if (found.rows.length > 0) forgetFirstResponse();
      return { key, upTo, ...found };
    },
    [key, upTo],
  );
  useFirstScreen(read !== undefined);
  // On a first start, used until the cache has rows.
  const first = useFirstResponse();
  const provisional = filtered || page > 1 ? undefined : first;
  const known = provisional && read && isIncompletePage(read, false) && read.rows.length === 0 ? undefined : read;
  const cached = useMemo(() => known ?? (provisional && { key, ...provisional }), [known, provisional, key]);
  // When the anchor was taken from an outdated cache, every row can be newer than it. Only such an empty page moves.
  if (read?.key === key && read.upTo === upTo && read.rows.length === 0 && read.newer > 0) moveUp();
  const isIncomplete = cached?.key === key && isIncompletePage(cached, filtered) && !isDeviceOnly(filters);
  const remote = useRemotePage(filters, page, isIncomplete, page > 1 ? undefined : cached?.undecided);
  const remoteIds = remote?.source === 'server' ? remote.ids : null;
  const remoteRows = useCacheQuery(
    async (cache) =>
      remoteIds === null ? null : (await cache.executions.bulkGet(remoteIds)).filter((row) => row !== undefined),
    [remoteIds],
  );
  return useMemo(
    () =>
      cached &&
      withServerPage(cached, { isIncomplete, remote, remoteRows }, JSON.parse(key) as [ExecutionFilters, number]),
    [cached, isIncomplete, remote, remoteRows, key],
  );
}

/** What is known about the server's page. */
interface ServerState {
  /** Whether the page may be incomplete in the cache. */
  isIncomplete: boolean;
  remote: RemotePage | null;
  /** The cached rows of the server's page; null or undefined until the cache has them. */
  remoteRows: ExecutionRow[] | null | undefined;
}

/** Combines a cached page with the server's page. */
function withServerPage(
  cached: CachedPage,
  { isIncomplete, remote, remoteRows }: ServerState,
  [filters, page]: [ExecutionFilters, number],
): ExecutionPage {
  const { rows, total, newer } = cached;
  const cachedPage = { rows, total, approximate: isIncomplete, newer };
  if (isDeviceOnly(filters)) return { ...cachedPage, approximate: cached.partial === true, source: 'device' };
  if (!isIncomplete) return { ...cachedPage, source: 'cache' };
  if (remote !== null && remote.source !== 'server') {
    const { source, failure } = remote;
    return { ...cachedPage, source, ...(failure && { failure }) };
  }
  if (remote === null || !remoteRows) return { ...cachedPage, source: 'requesting' };
  const serverPage = { ...remote, rows: remoteRows };
  const { rows: shown, total: count } = page > 1 ? serverPage : mergeNewest(serverPage, cached, filters);
  const { hasUncounted } = remote;
  return { rows: shown, total: count, hasUncounted, approximate: false, source: 'server', newer };
}

interface Anchor {
  /** The newest id when a page after the first was opened; null on the first page, which shows new rows. */
  upTo: number | null;
  /** Moves the anchor to the current newest id. */
  moveUp: () => void;
}

/** Remembers which id was the newest when a later page was opened, so that the page does not move. */
function usePageAnchor(filterKey: string, page: number): Anchor {
  const [anchor, setAnchor] = useState<{ key: string; id: number } | null>(null);
  const key = page > 1 ? filterKey : null;
  const newest = useCacheQuery(
    async (cache) => (page > 1 ? ((await cache.executions.orderBy('id').last())?.id ?? 0) : undefined),
    [page > 1],
  );
  const moveUp = (): void => {
    if (key !== null && newest !== undefined && newest !== anchor?.id) setAnchor({ key, id: newest });
  };
  if (key === null && anchor !== null) setAnchor(null);
  if (anchor?.key !== key) moveUp();
  return { upTo: key !== null && anchor?.key === key ? anchor.id : null, moveUp };
}

/**
 * Requests the page from the server while `wanted`, and again when the connection returns. Null until the response.
 * @param undecided requests the page again when it changes; the earlier response stays until the next
 */
function useRemotePage(
  filters: ExecutionFilters,
  page: number,
  wanted: boolean,
  undecided: number | undefined,
): RemotePage | null {
  const online = useOnline();
  const [attempt, setAttempt] = useState(0);
  const key = JSON.stringify([filters, page, online, attempt]);
  const wish = JSON.stringify([filters, page, undecided]);
  const [response, setResponse] = useState<RemotePage | null>(null);
  useEffect(() => {
    if (!wanted) return undefined;
    let current = true;
    const retry = (): void => setAttempt((attempts) => attempts + 1);
    const [wantedFilters, wantedPage] = JSON.parse(wish) as [ExecutionFilters, number];
    const request = async (): Promise<void> => {
      const outcome = await commands.findExecutions({ filters: wantedFilters, page: wantedPage });
      if (!current) return;
      const found = outcome.ok ? outcome.value : undefined;
      const source = found ? 'server' : found === null ? 'unsupported' : 'missing';
      const ids = found?.items ?? [];
      const total = found?.total ?? (wantedPage - 1) * PAGE_SIZE + ids.length;
      const hasUncounted = found?.total === null && found.hasMore;
      const next: RemotePage = {
        key,
        ids,
        total,
        hasUncounted,
        source,
        ...(!outcome.ok && { failure: { problem: outcome.problem, retry } }),
      };
      setResponse((before) => (outcome.ok || before?.key !== key ? next : before));
    };
    void request();
    return () => {
      current = false;
    };
  }, [key, wish, wanted]);
  return response?.key === key ? response : null;
}
