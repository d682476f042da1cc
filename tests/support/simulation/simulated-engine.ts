import 'fake-indexeddb/auto';
import type { ApiOptions } from '@/api/api-client';
import { createConsoleApi } from '@/api/console-api';
import type { ApiProblem } from '@/domain/problem';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { TaskCode, Watch } from '@workers/protocol/sync-status';
import { createTasks, runEngine } from '@workers/sync/engine/engine';
import type { EngineContext } from '@workers/sync/engine/engine-context';
import { BackendHealth } from '@workers/sync/engine/backend-health';
import { hurryTasks, type SyncTask } from '@workers/sync/engine/sync-task';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import { claimTerm, ReplacedError } from '@workers/sync/leadership/term';
import { emailOf, type SimulatedServer } from './simulated-server';
import type { VirtualClock } from './virtual-clock';

/** The id of the user to whom the engine belongs. */
export const OWN_ID = 1;

/** The shipped engine on a virtual clock, against a simulated server. */
export class SimulatedEngine {
  readonly cache: CacheDatabase;
  readonly drafts: DraftsDatabase;
  readonly fatal: { where: string; error: unknown }[] = [];
  readonly sent: { draftId: string; code: string }[] = [];
  watching: Watch[] = [];
  visible = true;
  unauthorized = 0;
  /** How often the engine has started again with a new term. */
  replaced = 0;
  #isStopping = false;
  rejected = 0;
  /** The failure of the connection; null while it works. */
  failure: ApiProblem['kind'] | null = null;
  /** How often the connection has failed. */
  lost = 0;
  #session: SyncSession | null = null;
  #busy = 0;
  #tasks: ReadonlyMap<TaskCode, SyncTask> = new Map();
  #ending = new AbortController();
  #polls = new AbortController();
  #running: Promise<void> = Promise.resolve();

  constructor(
    readonly name: string,
    readonly server: SimulatedServer,
    readonly clock: VirtualClock,
    readonly window = { windowDays: 90, windowRows: 10_000 },
    /** The options of a real connection; null to call the simulated server directly. */
    readonly network: Pick<ApiOptions, 'baseUrl' | 'timeoutMs'> | null = null,
  ) {
    this.cache = new CacheDatabase(`cache:${name}`);
    this.drafts = new DraftsDatabase(`drafts:${name}`);
  }

  async start(): Promise<void> {
    this.#isStopping = false;
    this.#ending = new AbortController();
    this.#polls = new AbortController();
    const owner = { id: String(OWN_ID), email: emailOf(OWN_ID) };
    const context = this.#context(await claimTerm(this.cache, owner));
    const tasks = createTasks(context);
    context.wake = (task) => tasks.get(task)?.timer.wake();
    for (const task of tasks.values()) {
      const run = task.run.bind(task);
      task.run = async (signal) => {
        this.#busy += 1;
        try {
          return await run(signal);
        } finally {
          this.#busy -= 1;
        }
      };
    }
    this.#tasks = tasks;
    this.#running = runEngine(tasks, context, this.#ending.signal);
  }

  /** Ends the tasks and starts new ones with a new term, as the shipped engine does when its term ends. */
  #leadAgain(): void {
    if (this.#ending.signal.aborted) return;
    this.#ending.abort();
    this.#polls.abort();
    this.#busy += 1;
    const ended = this.#running;
    const again = async (): Promise<void> => {
      await ended;
      this.#busy -= 1;
      this.replaced += 1;
      if (!this.#isStopping) await this.start();
    };
    this.#running = again();
  }

  /** Sets the seconds between two polls from now on. */
  pollEvery(seconds: number): void {
    if (this.#session !== null) this.#session.pollSeconds = seconds;
  }

  wake(task: TaskCode): void {
    this.#tasks.get(task)?.timer.wake();
  }

  /** Does what the engine does at the user's "Try now". */
  tryNow(): void {
    hurryTasks(this.#tasks.values());
    this.#polls.abort();
    this.#polls = new AbortController();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#ending.abort();
    this.#polls.abort();
    await this.#running;
  }

  /** Lets virtual time pass. All tasks settle between two timers. */
  pass(ms: number): Promise<void> {
    return this.clock.advance(ms, () => this.#settle());
  }

  async #settle(): Promise<void> {
    let quiet = 0;
    while (quiet < 3) {
      await new Promise((resolve) => setImmediate(resolve));
      quiet = this.#busy <= this.server.hanging ? quiet + 1 : 0;
    }
  }

  #context(term: number): EngineContext {
    const way = this.network ?? { baseUrl: 'http://server.test', fetch: this.server.fetch, timeoutMs: null };
    const { signal } = this.#ending;
    const api = createConsoleApi({ token: () => 'token', signal, pollSignal: () => this.#polls.signal, ...way });
    const health = new BackendHealth(this.clock, () => {
      if (health.failing) this.lost += 1;
      this.failure = health.failure;
    });
    this.#session = {
      backendUrl: 'http://server.test',
      token: 'token',
      cacheName: this.cache.name,
      draftsName: this.drafts.name,
      email: emailOf(OWN_ID),
      userId: OWN_ID,
      superAdmin: false,
      administrate: true,
      companyCode: 'acme',
      clockOffsetMs: this.server.clockAheadMs,
      pollSeconds: 5,
      ...this.window,
    };
    return {
      session: this.#session,
      api,
      clock: this.clock,
      cache: this.cache,
      drafts: this.drafts,
      writer: new CacheWriter(this.cache, term, 'acme'),
      health,
      waitUntilAwake: async () => {},
      reportTask: () => {},
      tabs: () => ({ visible: this.visible, watching: this.watching }),
      reportLatency: () => {},
      reportUnreadableRows: (rows) => {
        this.rejected += rows;
      },
      reportBackfill: () => {},
      reportSendingHeld: () => {},
      onUnauthorized: () => {
        this.unauthorized += 1;
      },
      onError: (where, error) => {
        if (error instanceof ReplacedError) this.#leadAgain();
        else this.fatal.push({ where, error });
      },
      announceSent: (draftId, code) => {
        this.sent.push({ draftId, code });
      },
      wake: () => {},
    };
  }
}
