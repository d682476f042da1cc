import type { ConsoleApi } from '@/api/console-api';
import { ApiFailure, type ApiResult } from '@/api/api-failure';
import type { CacheDatabase } from '@/database/cache-database';
import type { ServerPage } from '@/api/server-page';
import type { Outcome } from '@/domain/problem';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { WakeTarget } from '@workers/protocol/sync-status';
import type { CacheWriter } from '../store/cache-writer';

/** The dependencies of a command. It writes only copies of server responses to the cache, so it needs no leadership. */
export interface CommandContext {
  api: ConsoleApi;
  cache: CacheDatabase;
  writer: CacheWriter;
  session: SyncSession;
  wake(target: WakeTarget): void;
  reportUnreadableRows(rows: number): void;
  /** @param token the refused token */
  onUnauthorized(token: string): void;
}

/**
 * A call from a page to the worker, never queued or retried automatically. A failed call is an outcome, not an
 * exception. Arguments and result must be cloneable (`structuredClone`).
 */
export type Command<Args, Result> = (context: CommandContext, args: Args) => Promise<Outcome<Result>>;

/** One page of a list from the server. */
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

/** A `RemotePage` with items that were read from a page of the server. */
export function remotePage<T>({ total, hasMore }: ServerPage, items: T[]): RemotePage<T> {
  return { items, total, hasMore };
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
