import { readVersion } from '@/api/readers/history-reader';
import { ApiFailure } from '@/api/api-failure';
import { requestConsolePage } from '@/api/console-page';
import type { HistoryEntry, HistoryRow } from '@/domain/instance';
import type { ApiProblem, Outcome } from '@/domain/problem';
import type { EngineContext } from '../engine/engine-context';
import { readRows } from './read-executions';

/** A page of the versions of an instance, newest first. */
interface HistoryPage {
  items: HistoryEntry[];
  /** The number of versions on all pages; null if the server does not count them. */
  total: number | null;
  hasMore: boolean;
  /** When the page was requested: milliseconds, device clock. It may lack a change that was made after that. */
  readAt: number;
}

/**
 * Requests 30 versions of an instance, newest first, whatever page size and order the server uses.
 * @param page the page of 30 versions; the first is 1
 */
export async function requestHistory(
  context: Pick<EngineContext, 'api' | 'clock' | 'reportUnreadableRows'>,
  code: string,
  page: number,
): Promise<Outcome<HistoryPage>> {
  const readAt = context.clock.now();
  const result = await requestConsolePage((query) => context.api.listHistory(code, query.page), page);
  if (!result.ok) return result;
  const { total, hasMore } = result.value;
  const items = readRows(result.value, readVersion, context).sort((a, b) => b.version - a.version);
  return { ok: true, value: { items, total, hasMore, readAt } };
}

/** Stores the newest versions of an instance for offline reading. */
export async function keepHistory(
  { writer }: Pick<EngineContext, 'writer'>,
  code: string,
  { items, hasMore, readAt }: HistoryPage,
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
  context: Pick<EngineContext, 'api' | 'clock' | 'writer' | 'reportUnreadableRows'>,
  code: string,
): Promise<HistoryEntry[] | null> {
  const result = await requestHistory(context, code, 1);
  if (!result.ok) {
    if (concernsHistoryOnly(result.problem)) return null;
    throw new ApiFailure(result.problem);
  }
  await keepHistory(context, code, result.value);
  return result.value.items;
}

/**
 * Whether other calls may still succeed. A server without a history may answer anything, and a long history may exceed
 * the time limit of the console or of a gateway.
 */
function concernsHistoryOnly({ kind, status, retryAfterMs }: ApiProblem): boolean {
  if (kind !== 'http') return kind !== 'network';
  return status !== 401 && status !== 429 && retryAfterMs === null;
}
