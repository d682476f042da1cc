import type { ConsoleApi } from '@/api/console-api';
import type { CacheDatabase } from '@/database/cache-database';
import type { ConsolePage } from '@/api/console-page';
import type { Outcome } from '@/domain/problem';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { WakeTarget } from '@workers/protocol/sync-status';
import type { CacheWriter } from '../store/cache-writer';

/** The dependencies of a command. Commands store only copies of server responses, so they need no leadership. */
export interface CommandContext {
  api: ConsoleApi;
  cache: CacheDatabase;
  writer: CacheWriter;
  session: SyncSession;
  wake(target: WakeTarget): void;
  reportUnreadableRows(count: number): void;
  /** Ends the session whose token the server refused. */
  onUnauthorized(token: string): void;
}

/**
 * A call from a page to the worker, which is never queued or repeated automatically. A failure is an outcome, not an
 * exception. `structuredClone` must be able to copy arguments and result.
 */
export type Command<Args, Result> = (context: CommandContext, args: Args) => Promise<Outcome<Result>>;

/** One page of a list from the server. */
export interface RemotePage<T> {
  items: T[];
  /** The number of items on all pages; null if the server does not count them. */
  total: number | null;
  hasMore: boolean;
}

/**
 * Converts the result of one or several calls to the outcome of a command.
 * @param read converts the value of a success
 */
export function outcomeOf<T, R>(result: Outcome<T>, read: (value: T) => R): Outcome<R> {
  return result.ok ? { ok: true, value: read(result.value) } : result;
}

/** Makes a `RemotePage` from a page of the server. `items` are the page's members, as the reader returned them. */
export function remotePage<T>({ total, hasMore }: ConsolePage, items: T[]): RemotePage<T> {
  return { items, total, hasMore };
}
