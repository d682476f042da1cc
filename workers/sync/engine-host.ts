import type { ConsoleApi } from '@/api/console-api';
import { systemClock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import { isStorageError } from '@/database/database-store';
import type { DraftsDatabase } from '@/database/drafts-database';
import { ownerOf, type SyncSession } from '@workers/protocol/sync-session';
import { SyncChannel } from '@workers/protocol/sync-channel';
import { syncName, type SyncMessage, type WakeTarget } from '@workers/protocol/sync-status';
import { EngineSleep } from './engine/engine-sleep';
import { LeadingEngine } from './engine/leading-engine';
import { runWhileLeading } from './leadership/leadership';
import { LeaderMonitor } from './leadership/leader-monitor';
import { TabPresence } from './leadership/tab-presence';
import { StorageGuard } from './store/storage-guard';
import { claimTerm } from './leadership/term';
import { deleteUnusedCaches, holdCache } from './store/unused-caches';

/** A smaller change of the clock offset is ignored, because a slow network can cause it. */
const CLOCK_TOLERANCE_MS = 30_000;
/**
 * The pause between a storage failure and the reaction. All failures during the pause count as one failure: a browser
 * that closes connections first aborts their transactions, and reports the closed connections only later.
 */
const JUDGE_STORAGE_MS = 1_000;

export interface EngineHostOptions {
  session: SyncSession;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  api: ConsoleApi;
  /** Whether a page of this worker is visible. */
  isVisible: () => boolean;
  /** Whether this engine belongs to a page with databases in memory. Then it pauses while that page is hidden. */
  inMemory: boolean;
}

/** Competes for the leadership of one cache, runs the engine while it leads, and exchanges messages with the tabs. */
export class EngineHost {
  readonly #options: EngineHostOptions;
  readonly #channel: SyncChannel;
  readonly #presence = new TabPresence(systemClock);
  readonly #sleep: EngineSleep;
  readonly #storage: StorageGuard;
  readonly #leader = new LeaderMonitor(systemClock);
  readonly #ending = new AbortController();
  #polls = new AbortController();
  #isJudgingStorage = false;
  #leading: Promise<void> = Promise.resolve();
  /** The engine; null while this worker does not lead. */
  #engine: LeadingEngine | null = null;

  constructor(options: EngineHostOptions) {
    const { session, drafts, inMemory } = options;
    this.#options = options;
    this.#channel = new SyncChannel(session.draftsName, {
      onMessage: (message) => this.#receive(message),
      onForeign: ({ protocol, kind }) => {
        if (kind === 'status') this.#leader.foreignHeartbeat(protocol);
      },
    });
    this.#sleep = new EngineSleep({ presence: this.#presence, drafts, inMemory });
    this.#storage = new StorageGuard(options, systemClock);
  }

  /** Whether this worker has given up its databases. It can then continue only with new connections. */
  get hasFailed(): boolean {
    return this.#storage.hasFailed;
  }

  /** The signal for polls. It aborts at the user's "Try now" and when this engine stops. */
  get pollSignal(): AbortSignal {
    return this.#polls.signal;
  }

  /** Starts competing for the leadership. */
  start(): void {
    const { session, isVisible } = this.#options;
    holdCache(session.cacheName, this.#ending.signal);
    this.#leading = runWhileLeading(
      {
        lockName: syncName(session.draftsName),
        lead: (signal) => this.#lead(signal),
        // Only the worker of a visible page replaces a leader.
        mayReplaceLeader: () => isVisible() && this.#leader.isReplaceable(),
        onFailure: (error) => this.#handleFailure('start', error),
      },
      this.#ending.signal,
    );
  }

  /** Stops the engine. Resolves when all writes have ended. */
  async stop(): Promise<void> {
    this.#ending.abort();
    this.#polls.abort();
    await this.#leading;
    this.#channel.close();
  }

  /** Restarts the engine with a newer token, because it may have stopped after a 401. */
  renew(): void {
    this.#engine?.restart();
  }

  /** Makes a task of the leading engine run now, whether this or another worker leads. */
  wake(target: WakeTarget): void {
    this.#wakeEngine(target);
    this.#channel.send({ kind: 'wake', target });
  }

  /**
   * Updates the clock offset from a response, because somebody may set the clock of device or server during a session.
   * @param serverMs the current time of the server's clock, milliseconds
   */
  receiveServerTime(serverMs: number): void {
    const { session } = this.#options;
    const offsetMs = serverMs - systemClock.now();
    if (Math.abs(offsetMs - session.clockOffsetMs) < CLOCK_TOLERANCE_MS) return;
    session.clockOffsetMs = offsetMs;
    this.#channel.send({ kind: 'clock', offsetMs });
  }

  /**
   * Reports a refused token to all pages.
   * @param token the refused token; the pages may already have a newer token
   */
  reportUnauthorized(token: string): void {
    this.#channel.send({ kind: 'unauthorized', token });
  }

  /** Leads until the signal aborts or another engine has taken over. */
  async #lead(signal: AbortSignal): Promise<void> {
    const { session, cache, drafts, api, inMemory } = this.#options;
    const parts = {
      session,
      cache,
      drafts,
      api,
      presence: this.#presence,
      sleep: this.#sleep,
      send: (message: SyncMessage) => this.#channel.send(message),
      onFailure: (where: string, error: unknown) => this.#handleFailure(where, error),
    };
    const engine = new LeadingEngine(parts, await claimTerm(cache, ownerOf(session)));
    if (!inMemory) this.#tidy();
    this.#engine = engine;
    try {
      await engine.run(signal);
    } finally {
      this.#engine = null;
      // This worker received no heartbeats while it led, so the time without a heartbeat starts again.
      this.#leader.forget();
    }
  }

  #tidy(): void {
    deleteUnusedCaches(this.#options.session.cacheName).catch((error: unknown) =>
      console.warn('Old caches could not be removed.', error),
    );
  }

  /** Logs an error other than a failed call. Reacts to a storage failure a little later. */
  #handleFailure(where: string, error: unknown): void {
    console.error(`sync ${where}`, error);
    if (isStorageError(error) && !this.#isJudgingStorage) void this.#judgeStorage();
  }

  /**
   * After a storage failure, reopens the databases once. If they fail again or must not be reopened, notifies the pages
   * and stops.
   */
  async #judgeStorage(): Promise<void> {
    this.#isJudgingStorage = true;
    await systemClock.sleep(JUDGE_STORAGE_MS, this.#ending.signal);
    this.#isJudgingStorage = false;
    if (this.#ending.signal.aborted) return;
    if (this.#storage.handle() === 'reopened') return this.#engine?.restart();
    this.#channel.send({ kind: 'storage-failed', cacheName: this.#options.session.cacheName });
    this.#ending.abort();
  }

  #receive(message: SyncMessage): void {
    if (message.kind === 'presence') this.#receivePresence(message);
    else if (message.kind === 'wake') this.#wakeEngine(message.target);
    else if (message.kind === 'hello') this.#engine?.announce();
    else if (message.kind === 'status') this.#leader.heartbeat(message.status);
  }

  /**
   * Wakes the engine if it sleeps, and then a task. The user's "Try now" also aborts polls in progress, which may hang,
   * so that they are sent again.
   */
  #wakeEngine(target: WakeTarget): void {
    this.#sleep.wake();
    this.#engine?.wake(target);
    if (target !== 'all' || this.#ending.signal.aborted) return;
    this.#polls.abort();
    this.#polls = new AbortController();
  }

  #receivePresence(message: Extract<SyncMessage, { kind: 'presence' }>): void {
    const wasVisible = this.#presence.summary().visible;
    if (!this.#presence.receive(message)) return;
    this.#engine?.wake('watch');
    if (!message.visible) return;
    this.#sleep.wake();
    if (wasVisible) return;
    // These tasks run less often while no tab is visible, so run them now.
    for (const task of ['head', 'active', 'reconcile'] as const) this.#engine?.wake(task);
  }
}
