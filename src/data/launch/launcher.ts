import { isUnclear } from '@/api/settle-write';
import type { ExecutionFilters } from '@/domain/execution-filters';
import type { Clock } from '@/lib/clock';
import { Listeners } from '@/lib/listeners';
import type { CommandResults } from '@workers/protocol/sync-api';
import type { Outcome } from '@/domain/problem';
import type { LaunchTrace } from '@/domain/runs/launch-trace';
import { isResultPending, type Launch, type LaunchResult } from './launch-state';

/** How many times a launch that got no response is looked up. */
const LOOK_UPS = 3;
const LOOK_UP_INTERVAL_MS = 10_000;

/** The dependencies of a launcher. */
export interface LaunchPorts {
  clock: Clock;
  /** Returns what is needed to find the executions of a launch that is about to be sent; null when signed out. */
  trace(code: string): Promise<LaunchTrace | null>;
  launch(code: string, delta: boolean | null): Promise<Outcome<CommandResults['launch']>>;
  /** Reads executions from the server into the cache; resolves to false if that failed. */
  find(filters: ExecutionFilters): Promise<boolean>;
  /** Stores the trace of a launch, so that this tab can look it up after a reload; null removes it. */
  remember(code: string, trace: LaunchTrace | null): void;
  /** The trace that the signed-in person has stored; null when there is none. */
  recall(code: string): LaunchTrace | null;
}

/** The outcome of a launch request, and what it means for the launch. */
interface LaunchAnswer {
  outcome: Outcome<CommandResults['launch']>;
  result: LaunchResult;
}

/** What a screen shows of the launches of an instance. */
export interface LauncherSnapshot {
  /** Whether a launch is being sent. */
  busy: boolean;
  /** The newest launch; null if this tab knows none. */
  last: Launch | null;
}

/**
 * Launches one instance. Sends one request per launch and never retries it, but the browser may repeat the request, so
 * one launch may start several executions. If no response comes, looks for the executions of the launch on the server,
 * even after a reload. Only the user decides whether to launch again.
 */
export class Launcher {
  readonly #ports: LaunchPorts;
  readonly #code: string;
  readonly #changes = new Listeners();
  #lookUp = new AbortController();
  #snapshot: LauncherSnapshot = { busy: false, last: null };
  /** The newest execution that the server has named in response to a launch; 0 if there is none. */
  #newestId = 0;

  constructor(ports: LaunchPorts, code: string) {
    this.#ports = ports;
    this.#code = code;
  }

  readonly subscribe = this.#changes.subscribe;

  snapshot = (): LauncherSnapshot => this.#snapshot;

  /** Resumes the look-up of a launch after a reload or a visit to another page. */
  resume(): void {
    const trace = this.#ports.recall(this.#code);
    if (trace !== null && !this.#snapshot.busy) void this.#lookFor(trace);
  }

  /** Stops the look-up; the launch stays stored. */
  close(): void {
    this.#lookUp.abort();
  }

  /**
   * Sends a launch and returns the answer. Sends nothing and returns null while an earlier launch is pending or being
   * looked up. If the trace cannot be read, sends nothing and rejects: without a trace, a launch could not be found.
   */
  async launch(delta: boolean | null): Promise<LaunchAnswer | null> {
    const { busy, last } = this.#snapshot;
    if (busy || isResultPending(last)) return null;
    this.#set({ busy: true, last });
    const trace = await this.#startTrace().catch((error: unknown) => {
      this.#set({ busy: false, last });
      throw error;
    });
    this.#ports.remember(this.#code, trace);
    const outcome = await this.#ports.launch(this.#code, delta);
    if (outcome.ok) this.#newestId = Math.max(this.#newestId, outcome.value.executionId ?? 0);
    const result = outcome.ok ? 'accepted' : isUnclear(outcome.problem) ? 'in-doubt' : 'refused';
    if (trace !== null && result === 'in-doubt') void this.#lookFor(trace);
    else {
      this.#ports.remember(this.#code, null);
      this.#set({ busy: false, last: trace && { trace, result, lookUpsEnded: false } });
    }
    return { outcome, result };
  }

  /** The trace of a launch. It excludes the execution of an earlier launch that the cache may not have yet. */
  async #startTrace(): Promise<LaunchTrace | null> {
    const trace = await this.#ports.trace(this.#code);
    return trace && { ...trace, afterId: Math.max(trace.afterId, this.#newestId) };
  }

  /** Looks up the launch `LOOK_UPS` times. If the last look-up fails, continues until a look-up succeeds. */
  async #lookFor(trace: LaunchTrace): Promise<void> {
    this.#lookUp.abort();
    const { signal } = (this.#lookUp = new AbortController());
    const launch: Launch = { trace, result: 'in-doubt', lookUpsEnded: false };
    this.#set({ busy: false, last: launch });
    const { user, since } = trace;
    // No filter by job instance, because some servers lack it. A person's recent executions fit on one page.
    const filters = { createdByEmail: user.email, createdAfter: new Date(since).toISOString() };
    for (let lookUps = 1, hasSucceeded = false; lookUps <= LOOK_UPS || !hasSucceeded; lookUps += 1) {
      await this.#ports.clock.sleep(LOOK_UP_INTERVAL_MS, signal);
      if (signal.aborted) return;
      hasSucceeded = await this.#ports.find(filters);
    }
    if (signal.aborted) return;
    this.#ports.remember(this.#code, null);
    this.#set({ busy: false, last: { ...launch, lookUpsEnded: true } });
  }

  #set(snapshot: LauncherSnapshot): void {
    this.#snapshot = snapshot;
    this.#changes.notify();
  }
}
