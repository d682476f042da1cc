import type { CachedPage } from '@/database/cached-page';
import type { ExecutionRow } from '@/domain/execution';
import { isDeviceOnly, type ExecutionFilters } from '@/domain/execution-filters';
import type { ApiProblem } from '@/domain/problem';
import { mergeNewest } from './merge-newest';

/** Which executions to show. */
export interface PageQuery {
  filters: ExecutionFilters;
  /** 1-based. */
  page: number;
}

/**
 * Where the rows of a page come from:
 * - `cache`: the device has the whole page.
 * - `device`: no server supports these filters, so the page has only executions that are on this device.
 * - `requesting`: rows may be missing, and the device has requested the page from the server.
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
  /** The number of new executions above this page. */
  newer: number;
}

interface RequestFailure {
  problem: ApiProblem;
  /** Requests the page again. */
  retry: () => void;
}

/** The server's response to a query. */
export interface RemotePage {
  ids: number[];
  total: number;
  hasUncounted: boolean;
  source: Extract<PageSource, 'server' | 'missing' | 'unsupported'>;
  failure?: RequestFailure;
}

/** The state of the request for the server's page. */
export interface ServerState {
  /** Whether the cache may lack rows of the page. */
  isIncomplete: boolean;
  remote: RemotePage | null;
  /** The cached rows of the server's page; null or undefined until the cache has them. */
  remoteRows: ExecutionRow[] | null | undefined;
}

/** Combines a cached page with the server's page. */
export function withServerPage(
  cached: CachedPage,
  { isIncomplete, remote, remoteRows }: ServerState,
  { filters, page }: PageQuery,
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
