import type { ConsoleApi } from '@/api/console-api';
import { ApiFailure, type ApiResult } from '@/api/api-failure';
import type { CacheDatabase } from '@/database/cache-database';
import { isLastPage, type CollectionPage } from '@/api/hydra';
import { PAGE_SIZE } from '@/lib/page-size';
import type { Outcome } from '@/domain/problem';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { WakeTarget } from '@workers/protocol/sync-status';
import type { CacheWriter } from '../store/cache-writer';

/** What a command needs. A command writes only copies of server responses to the cache, so it needs no leadership. */
export interface CommandContext {
  api: ConsoleApi;
  cache: CacheDatabase;
  writer: CacheWriter;
  session: SyncSession;
  wake(target: WakeTarget): void;
  reportRejected(rows: number): void;
  /** @param token the refused token */
  onUnauthorized(token: string): void;
}

/**
 * A call from a page to the worker. It is never queued or retried automatically. A failed call is an outcome, not an
 * exception. Arguments and result must be cloneable (`structuredClone`).
 */
export type Command<Args, Result> = (context: CommandContext, args: Args) => Promise<Outcome<Result>>;

/** One page of a list that is requested from the server and not read from the cache. */
export interface RemotePage<T> {
  items: T[];
  /** Null when the server does not count. */
  total: number | null;
  hasMore: boolean;
}

/** Converts the result of a call to an outcome. `read` converts the value of a success. */
export function outcomeOf<T, R>(result: ApiResult<T>, read: (value: T) => R): Outcome<R> {
  return result.ok ? { ok: true, value: read(result.value) } : result;
}

/**
 * Turns a page of a collection into a `RemotePage`. The server sends `PAGE_SIZE` items a page.
 * @param number the number of the page, from 1
 */
export function remotePage<T>(page: CollectionPage, items: T[], number: number): RemotePage<T> {
  const seenBefore = (number - 1) * PAGE_SIZE;
  return { items, total: page.total, hasMore: !isLastPage(page, seenBefore + page.members.length) };
}

/** Runs `work` and returns its outcome. An `ApiFailure` becomes a failed outcome; other errors are thrown. */
export async function outcomeOfWork<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    if (error instanceof ApiFailure) return { ok: false, problem: error.problem };
    throw error;
  }
}
