import type { ConsoleApi } from '@/api/console-api';
import { systemClock } from '@/lib/clock';
import type { CacheDatabase } from '@/database/cache-database';
import type { DraftsDatabase } from '@/database/drafts-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import type { SyncMessage, TaskCode } from '@workers/protocol/sync-status';
import type { TabPresence } from '../leadership/tab-presence';
import { CacheWriter } from '../store/cache-writer';
import { ReplacedError } from '../leadership/term';
import { createTasks, runEngine } from './engine';
import type { EngineContext } from './engine-context';
import type { EngineSleep } from './engine-sleep';
import { BackendHealth } from './backend-health';
import { StatusReporter } from './status-reporter';
import { hurryTasks, type SyncTask } from './sync-task';

/** The dependencies of an engine, which its host provides. */
export interface EngineParts {
  session: SyncSession;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
  api: ConsoleApi;
  presence: TabPresence;
  sleep: EngineSleep;
  /** Sends a message to all tabs. */
  send(message: SyncMessage): void;
  /** Reports an error other than a failed call: a failed write, or a bug. */
  onFailure(where: string, error: unknown): void;
}

/** The engine of one leadership. Runs the tasks, and restarts them with each new token. */
export class LeadingEngine {
  readonly #parts: EngineParts;
  readonly #term: number;
  readonly #status: StatusReporter;
  #tasks: ReadonlyMap<TaskCode, SyncTask> = new Map();
  /** Ends the current run of the tasks. */
  #run = new AbortController();

  /** @param term the number of the leadership, which `claimTerm` returned */
  constructor(parts: EngineParts, term: number) {
    this.#parts = parts;
    this.#term = term;
    const { cacheName } = parts.session;
    this.#status = new StatusReporter({ cacheName, term }, systemClock, (status) =>
      parts.send({ kind: 'status', status }),
    );
  }

  /** Runs until the signal aborts or another engine leads. */
  async run(signal: AbortSignal): Promise<void> {
    const stopHeartbeat = this.#status.startHeartbeat();
    try {
      while (!signal.aborted) {
        this.#run = new AbortController();
        const outcome = await this.#runOnce(AbortSignal.any([signal, this.#run.signal]));
        // This leadership has ended. If this worker leads again, it gets a new term.
        if (outcome === 'replaced') return;
      }
    } finally {
      stopHeartbeat();
    }
  }

  /** Restarts the tasks, with a new token or with reopened databases. */
  restart(): void {
    this.#run.abort();
  }

  /** Makes a task run now. `all` makes every task run now, even a task that rests after a failure. */
  wake(target: TaskCode | 'all'): void {
    if (target === 'all') hurryTasks(this.#tasks.values());
    else this.#tasks.get(target)?.timer.wake();
  }

  /** Sends the status to all tabs. */
  announce(): void {
    this.#status.announce();
  }

  /** Runs the tasks until the signal aborts or another engine leads. After a 401, waits for a new token. */
  async #runOnce(signal: AbortSignal): Promise<'ended' | 'replaced'> {
    const halt = new AbortController();
    const context = this.#context(halt);
    const tasks = createTasks(context);
    this.#tasks = tasks;
    this.announce();
    await runEngine(tasks, context, AbortSignal.any([signal, halt.signal]));
    if (halt.signal.reason instanceof ReplacedError) return 'replaced';
    if (!signal.aborted)
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    return 'ended';
  }

  /** @param halt ends the tasks: after a 401, or when another engine leads */
  #context(halt: AbortController): EngineContext {
    const { session, api, cache, drafts, presence, sleep, send, onFailure } = this.#parts;
    const { token } = session;
    const status = this.#status;
    const health = new BackendHealth(systemClock, () => status.reportHealth(health));
    return {
      session,
      api,
      clock: systemClock,
      cache,
      drafts,
      health,
      writer: new CacheWriter(cache, this.#term, session.superAdmin ? null : session.companyCode),
      tabs: () => presence.summary(),
      waitUntilAwake: (signal) => sleep.waitUntilAwake(signal),
      reportLatency: (ms) => status.reportLatency(ms),
      reportUnreadableRows: (count) => status.reportUnreadableRows(count),
      reportBackfill: (progress) => status.reportBackfill(progress),
      reportTask: (code, succeeded, pauseMs) => status.reportTask(code, succeeded, pauseMs),
      reportSendingHeld: (ms) => status.reportSendingHeld(ms),
      onUnauthorized: () => {
        send({ kind: 'unauthorized', token });
        halt.abort();
      },
      onError: (where, error) => {
        if (error instanceof ReplacedError) halt.abort(error);
        else onFailure(where, error);
      },
      announceSent: (draftId, code) => send({ kind: 'draft-sent', draftId, code }),
      wake: (task) => this.wake(task),
    };
  }
}
