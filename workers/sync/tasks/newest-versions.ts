import { readVersion } from '@/api/readers/history-reader';
import { ApiFailure } from '@/api/api-failure';
import { requestConsolePage, type ConsolePage } from '@/api/console-page';
import type { HistoryEntry, HistoryRow } from '@/domain/instance';
import type { ApiProblem, Outcome } from '@/domain/problem';
import type { EngineContext } from '../engine/engine-context';
import { readRows } from './read-executions';

/**
 * Requests 30 versions of an instance, newest first, whatever page size the server uses.
 * @param page the page of 30 versions; the first is 1
 */
export function requestHistory(
  { api }: Pick<EngineContext, 'api'>,
  code: string,
  page: number,
): Promise<Outcome<ConsolePage>> {
  return requestConsolePage((query) => api.listHistory(code, query.page), page);
}

/** Stores the newest versions of an instance for offline reading. */
export async function keepHistory(
  { writer }: Pick<EngineContext, 'writer'>,
  code: string,
  { items, hasMore }: { items: HistoryEntry[]; hasMore: boolean },
  readAt = Date.now(),
): Promise<void> {
  const row: HistoryRow = { code, entries: items, hasMore, readAt };
  await writer.applyRows('histories', [row]);
}

/**
 * Reads and stores the newest versions of an instance, and returns them, newest first. Null if the server does not give
 * them: it has no history, fails at this call, or takes longer than the time limit. Throws `ApiFailure` if the server
 * cannot be reached, or asks the console to sign in or to wait.
 */
export async function newestVersions(
  context: Pick<EngineContext, 'api' | 'writer' | 'reportUnreadableRows'>,
  code: string,
): Promise<HistoryEntry[] | null> {
  const result = await requestHistory(context, code, 1);
  if (!result.ok) {
    if (concernsHistoryOnly(result.problem)) return null;
    throw new ApiFailure(result.problem);
  }
  return keepVersions(context, code, result.value);
}

/**
 * Whether other calls may still succeed. A server without a history may answer anything, and a long history may exceed
 * the time limit of the console or of a gateway.
 */
function concernsHistoryOnly({ kind, status, retryAfterMs }: ApiProblem): boolean {
  if (kind !== 'http') return kind !== 'network';
  return status !== 401 && status !== 429 && retryAfterMs === null;
}

/** Stores the first page of the versions of an instance, and returns them, newest first. */
export async function keepVersions(
  context: Pick<EngineContext, 'writer' | 'reportUnreadableRows'>,
  code: string,
  page: ConsolePage,
  readAt = Date.now(),
): Promise<HistoryEntry[]> {
  const items = readRows(page, readVersion, context).sort((a, b) => b.version - a.version);
  await keepHistory(context, code, { items, hasMore: page.hasMore }, readAt);
  return items;
}
