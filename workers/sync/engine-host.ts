import type { ConsoleApi } from '@/lib/api/console-api';
import { systemClock } from '@/lib/clock';
import type { CacheDatabase } from '@/lib/database/cache-database';
import { CACHE_SCHEMA } from '@/lib/database/cache-schema';
import type { DraftsDatabase } from '@/lib/database/drafts-database';
import { browserLocks } from '@/lib/browser/locks';
import type { SyncSession } from '@workers/protocol/sync-api';
import {
  HEARTBEAT_MS,
  cacheInUseName,
  LEADER_SILENT_MS,
  syncName,
  type BackfillProgress,
  type WakeTarget,
  type SyncMessage,
  type SyncStatus,
} from '@workers/protocol/sync-status';
import { createTasks, runEngine, takeTerm } from './engine/engine';
import type { EngineContext } from './engine/engine-context';
import { Health } from './engine/health';
import type { SyncTask } from './engine/sync-task';
import { Waiting } from './engine/waiting';
import { keepLeadership } from './leadership/leadership';
import { SyncChannel } from './leadership/sync-channel';
import { TabPresence } from './leadership/tab-presence';
import { CacheWriter, ReplacedError } from './store/cache-writer';
import { StorageGuard } from './store/storage-guard';
import { deleteUnusedCaches } from './store/unused-caches';

/** A console that was not visible for this long sends no requests. */
const ASLEEP_AFTER_MS = 30 * 60_000;
/** Longer than the time between two presence messages of a visible tab. */
const ASLEEP_IN_MEMORY_AFTER_MS = 15_000;

/** How often the progress of a backfill is reported, at most: every tab shows it. */
const FILL_TOLD_EVERY_MS = 500;

/** Longer than an answer may take on its way. */
const CLOCK_TOLERANCE_MS = 30_000;

export interface EngineHostOptions {
  session: SyncSession;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  api: ConsoleApi;
  isVisible: () => boolean;
  /** Whether it is the engine of one page with databases in memory: it pauses while that page is hidden. */
  inMemory: boolean;
}

/** Competes for the leadership of one cache, runs the engine while it leads, and exchanges messages with the tabs. */
export class EngineHost {
  readonly #options: EngineHostOptions;
  readonly #channel: SyncChannel;
  readonly #presence = new TabPresence(systemClock);
  readonly #ending = new AbortController();
  #leading: Promise<void> = Promise.resolve();
  #lastHeard = systemClock.elapsed();
  #leaderSchema = CACHE_SCHEMA;
  #round = new AbortController();
  readonly #storage: StorageGuard;
  readonly #asleep = new Waiting();
  #running: { tasks: Map<string, SyncTask>; status: SyncStatus; announce: () => void } | null = null;

  constructor(options: EngineHostOptions) {
    this.#options = options;
    this.#channel = new SyncChannel(options.session.draftsName, (message) => this.#hear(message));
    this.#storage = new StorageGuard(options, systemClock);
  }

  /** Whether its databases have failed for good, so that only another worker may continue. */
  get hasFailed(): boolean {
    return this.#storage.hasFailed;
  }

  start(): void {
    this.#holdCache();
    this.#leading = keepLeadership(
      {
        lockName: syncName(this.#options.session.draftsName),
        lead: (signal) => this.#lead(signal),
        mayReplaceLeader: () => this.#mayReplaceLeader(),
        onFailure: (error) => this.#failed('start', error),
      },
      this.#ending.signal,
    );
  }

  /**
   * Whether to replace the leader. Only the worker of a visible page does that: when the leader is silent, because a frozen
   * tab keeps its lock, or when the leader belongs to a build with another cache schema.
   */
  #mayReplaceLeader(): boolean {
    const isSilent = systemClock.elapsed() - this.#lastHeard > LEADER_SILENT_MS;
    return this.#options.isVisible() && (isSilent || this.#leaderSchema < CACHE_SCHEMA);
  }

  /** Holds the lock that keeps other builds from deleting this cache. */
  #holdCache(): void {
    const { signal } = this.#ending;
    const untilEnd = (): Promise<void> =>
      new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    browserLocks()
      .request(cacheInUseName(this.#options.session.cacheName), { mode: 'shared', signal }, untilEnd)
      .catch(() => {});
  }

  /** Stops the engine. Resolves when all writes have ended. */
  async stop(): Promise<void> {
    this.#ending.abort();
    await this.#leading;
    this.#channel.close();
  }

  /** A new token: an engine that had stopped on a 401 starts again. */
  renew(): void {
    this.#round.abort();
  }

  wake(target: WakeTarget): void {
    this.#wake(target);
    this.#channel.send({ kind: 'wake', target });
  }

  /**
   * Takes the server's clock from an answer. The clock of the device or of the server may be changed during a session.
   * @param serverMs the present time of the server's clock
   */
  heardServerTime(serverMs: number): void {
    const { session } = this.#options;
    const offsetMs = serverMs - systemClock.now();
    if (Math.abs(offsetMs - session.clockOffsetMs) < CLOCK_TOLERANCE_MS) return;
    session.clockOffsetMs = offsetMs;
    this.#channel.send({ kind: 'clock', offsetMs });
  }

  /** @param token the refused token; a newer one may have arrived meanwhile */
  reportUnauthorized(token: string): void {
    this.#channel.send({ kind: 'unauthorized', token });
  }

  /** Handles an error that is not a failed call. After a storage failure the databases are opened again once; after a second one the worker notifies the pages and stops. */
  #failed(where: string, error: unknown): void {
    console.error(`sync ${where}`, error);
    const step = this.#storage.failed(error);
    if (step === 'reopened') this.#round.abort();
    if (step !== 'over') return;
    this.#channel.send({ kind: 'storage-failed', cacheName: this.#options.session.cacheName });
    this.#ending.abort();
  }

  #wake(task: WakeTarget | 'active'): void {
    this.#running?.tasks.get(task)?.timer.wake();
  }

  #hear(message: SyncMessage): void {
    if (message.kind === 'presence') {
      const wasVisible = this.#presence.summary().visible;
      if (!this.#presence.hear(message)) return;
      this.#wake('watch');
      if (message.visible) this.#asleep.wakeAll();
      // A tab became visible: poll now what was polled slowly.
      if (!wasVisible && message.visible) for (const task of ['head', 'active'] as const) this.#wake(task);
    } else if (message.kind === 'wake') this.#wake(message.target);
    else if (message.kind === 'hello') this.#running?.announce();
    else if (message.kind === 'status') {
      this.#lastHeard = systemClock.elapsed();
      this.#leaderSchema = message.status.schema;
    }
  }

  /** Leads until the signal aborts: one engine after another, as tokens are renewed. */
  async #lead(signal: AbortSignal): Promise<void> {
    const term = await takeTerm(this.#options.cache);
    const status = startStatus(this.#options.session.cacheName, term);
    const announce = (): void => this.#channel.send({ kind: 'status', status: { ...status } });
    const heartbeat = setInterval(announce, HEARTBEAT_MS);
    if (!this.#options.inMemory) this.#tidy();
    try {
      while (!signal.aborted) {
        this.#round = new AbortController();
        const round = AbortSignal.any([signal, this.#round.signal]);
        // The leadership ends with its term: the next leader takes a new term, also when it is this worker again.
        if ((await this.#runOnce(term, status, announce, round)) === 'replaced') return;
      }
    } finally {
      clearInterval(heartbeat);
      this.#running = null;
      // While it led it received no other leader's heartbeat: give the next one time to begin.
      this.#lastHeard = systemClock.elapsed();
      this.#leaderSchema = CACHE_SCHEMA;
    }
  }

  #tidy(): void {
    deleteUnusedCaches(this.#options.session.cacheName).catch((error: unknown) =>
      console.warn('Old caches could not be removed.', error),
    );
  }

  async #runOnce(
    term: number,
    status: SyncStatus,
    announce: () => void,
    signal: AbortSignal,
  ): Promise<'ended' | 'replaced'> {
    const halt = new AbortController();
    const context = this.#context(term, status, announce, halt);
    const tasks = createTasks(context);
    context.wake = (task) => tasks.get(task)?.timer.wake();
    this.#running = { tasks, status, announce };
    announce();
    await runEngine(tasks, context, AbortSignal.any([signal, halt.signal]));
    if (halt.signal.reason instanceof ReplacedError) return 'replaced';
    // After a 401 the engine waits for a new token.
    if (!signal.aborted)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    return 'ended';
  }

  /** After half an hour without a visible tab the engine pauses, except for watched executions and waiting drafts. */
  async #awake(signal: AbortSignal): Promise<void> {
    const asleepAfterMs = this.#options.inMemory ? ASLEEP_IN_MEMORY_AFTER_MS : ASLEEP_AFTER_MS;
    if (this.#presence.hiddenFor() < asleepAfterMs || this.#presence.watches() || signal.aborted) return;
    const waiting = await this.#options.drafts.drafts.where('state').anyOf('ready', 'sending').count();
    if (waiting > 0 || signal.aborted) return;
    await this.#asleep.wait(signal);
  }

  #context(term: number, status: SyncStatus, announce: () => void, halt: AbortController): EngineContext {
    const { session, cache, drafts, api } = this.#options;
    const { token } = session;
    let fillToldAt = -Infinity;
    const health = new Health(systemClock, () => {
      status.phase = health.failing ? 'failing' : 'live';
      status.failure = health.failure;
      status.lastSuccessAt = health.lastSuccessAt ?? status.lastSuccessAt;
      announce();
    });
    return {
      session,
      api,
      clock: systemClock,
      cache,
      drafts,
      health,
      writer: new CacheWriter(cache, term),
      pace: () => this.#presence.summary(),
      awake: (laneSignal) => this.#awake(laneSignal),
      reportLatency: (ms) => {
        status.latencyMs = ms;
      },
      reportRejected: (rows) => {
        status.rejectedRows += rows;
      },
      reportBackfill: (progress: BackfillProgress) => {
        status.fill = progress;
        if (!progress.done && systemClock.elapsed() - fillToldAt < FILL_TOLD_EVERY_MS) return;
        fillToldAt = systemClock.elapsed();
        announce();
      },
      reportTask: (name, succeeded, pauseMs) => {
        const endedAt = systemClock.now();
        const before = status.tasks.find((task) => task.name === name)?.succeededAt ?? null;
        const report = { name, endedAt, succeededAt: succeeded ? endedAt : before, nextAt: endedAt + pauseMs };
        status.tasks = [...status.tasks.filter((task) => task.name !== name), report];
      },
      onUnauthorized: () => {
        this.reportUnauthorized(token);
        halt.abort();
      },
      onFatal: (where, error) => {
        if (error instanceof ReplacedError) halt.abort(error);
        else this.#failed(where, error);
      },
      announceSent: (draftId, code) => this.#channel.send({ kind: 'draft-sent', draftId, code }),
      wake: () => {},
    };
  }
}

function startStatus(cacheName: string, term: number): SyncStatus {
  return {
    cacheName,
    schema: CACHE_SCHEMA,
    term,
    phase: 'starting',
    lastSuccessAt: null,
    latencyMs: null,
    failure: null,
    fill: { seen: 0, total: null, done: false },
    rejectedRows: 0,
    tasks: [],
  };
}
