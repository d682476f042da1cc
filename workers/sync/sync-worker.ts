import type { ApiOptions } from '@/api/api-client';
import { createConsoleApi } from '@/api/console-api';
import { holdLockUntilExit } from '@/lib/browser/life-lock';
import { systemClock } from '@/lib/clock';
import { CacheDatabase } from '@/database/cache-database';
import type { DatabaseStore } from '@/database/database-store';
import { DraftsDatabase } from '@/database/drafts-database';
import { mergeReportedRanges } from '@/database/one-range-per-write';
import { limitTransactions } from '@/database/open-transactions';
import {
  NOT_ATTACHED,
  type CommandResults,
  type CommandArgs,
  type CommandName,
  type SyncApi,
} from '@workers/protocol/sync-api';
import type { Outcome } from '@/domain/problem';
import type { SyncSession } from '@workers/protocol/sync-session';
import { createCommands, type CommandTable } from './commands/commands';
import { EngineHost } from './engine-host';
import { CacheWriter } from './store/cache-writer';

/** The session that the worker works for, with its databases, engine and commands. */
interface Attached {
  session: SyncSession;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  host: EngineHost;
  commands: CommandTable;
  /** Aborts all requests in progress. */
  requests: AbortController;
}

/** When a session is detached, its engine may take this long to stop before its databases are closed. */
const CLOSE_TIMEOUT_MS = 2_000;
/** A transaction that takes this long counts as hanging and starts the storage fallback (decision 021). */
const LONGEST_TRANSACTION_MS = 15_000;

/**
 * Whether the attached databases still work. They do not if the cache was deleted while this worker had it open, for
 * example by a sign-out that did not reach the worker, or if the storage has failed.
 */
const isUsable = ({ cache, host }: Attached): boolean => !cache.hasBeenClosed() && !host.hasFailed;

/**
 * The worker's side of `SyncApi`: works for one session at a time, competes for the leadership, and runs commands. In a
 * SharedWorker, one instance serves all pages.
 */
export class SyncWorker implements SyncApi {
  readonly #store: DatabaseStore | undefined;
  #attached: Attached | null = null;
  #lastChange: Promise<void> = Promise.resolve();
  readonly #visiblePages = new Set<string>();
  #life: Promise<string> | null = null;

  /** @param store keeps the databases in memory; by default, they are in the browser's IndexedDB */
  constructor(store?: DatabaseStore) {
    this.#store = store;
  }

  async attach(session: SyncSession): Promise<void> {
    await this.#oneAfterAnother(async () => {
      const current = this.#attached;
      if (current !== null && current.session.cacheName === session.cacheName && isUsable(current)) {
        // The page's clock offset may be outdated; the next response corrects it.
        current.session.clockOffsetMs = session.clockOffsetMs;
        if (current.session.token === session.token) return;
        Object.assign(current.session, session);
        current.host.renew();
        return;
      }
      await this.#close();
      this.#attached = this.#open({ ...session });
    });
  }

  async detach(token?: string): Promise<void> {
    await this.#oneAfterAnother(async () => {
      if (token === undefined || this.#attached?.session.token === token) await this.#close();
    });
  }

  async setVisible(pageId: string, visible: boolean): Promise<void> {
    if (visible) this.#visiblePages.add(pageId);
    else this.#visiblePages.delete(pageId);
  }

  async run<N extends CommandName>(
    cacheName: string,
    name: N,
    args: CommandArgs[N],
  ): Promise<Outcome<CommandResults[N]>> {
    await this.#lastChange;
    if (this.#attached === null) throw new Error(NOT_ATTACHED);
    // A tab that does not know yet that another person has signed in must not act as that person.
    if (this.#attached.session.cacheName !== cacheName) throw new Error('another session is attached');
    return this.#attached.commands[name](args);
  }

  life(): Promise<string> {
    this.#life ??= holdLockUntilExit();
    return this.#life;
  }

  #open(session: SyncSession): Attached {
    const store = this.#store;
    const cache = new CacheDatabase(session.cacheName, store);
    const drafts = new DraftsDatabase(session.draftsName, store);
    // Transactions of databases in memory need no limit, because no other thread can block them.
    if (store === undefined)
      for (const database of [cache, drafts]) limitTransactions(database, LONGEST_TRANSACTION_MS);
    mergeReportedRanges(cache);
    const requests = new AbortController();
    const options: ApiOptions = {
      baseUrl: session.backendUrl,
      token: () => session.token,
      signal: requests.signal,
      onServerTime: (serverMs) => host.receiveServerTime(serverMs),
    };
    const api = createConsoleApi({ ...options, pollSignal: () => host.pollSignal });
    const isVisible = (): boolean => this.#visiblePages.size > 0;
    const host = new EngineHost({ session, cache, drafts, api, isVisible, inMemory: store !== undefined });
    const commands = createCommands({
      // Without `pollSignal`, because "Try now" must not abort these calls: a page waits for them.
      api: createConsoleApi(options),
      cache,
      writer: new CacheWriter(cache, null),
      session,
      wake: (target) => host.wake(target),
      reportUnreadableRows: () => {},
      onUnauthorized: (token) => host.reportUnauthorized(token),
    });
    host.start();
    return { session, cache, drafts, host, commands, requests };
  }

  async #close(): Promise<void> {
    const current = this.#attached;
    if (current === null) return;
    this.#attached = null;
    const stopped = current.host.stop();
    current.requests.abort();
    // If the engine does not stop in time, because a transaction hangs, it stops when the databases are closed.
    await Promise.race([stopped, systemClock.sleep(CLOSE_TIMEOUT_MS)]);
    current.cache.close();
    current.drafts.close();
  }

  /** Runs this work after all earlier calls of `attach` and `detach` have ended. */
  #oneAfterAnother(work: () => Promise<void>): Promise<void> {
    this.#lastChange = this.#lastChange.then(work, work);
    return this.#lastChange;
  }
}
