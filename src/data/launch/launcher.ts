import { isUnclear, type ApiProblem } from '@/domain/problem';
import type { ExecutionFilters } from '@/domain/execution-filters';
import type { Clock } from '@/lib/clock';
import type { Commands, Outcome } from '@workers/protocol/sync-api';
import { isLookedFor, type Launch, type LaunchAnswer, type LaunchMark } from './launch-state';

/** A launch without an answer is looked for three times over 30 s. */
const LOOK_UPS = 3;
const LOOK_UP_EVERY_MS = 10_000;

/** What a launcher works with. */
export interface LaunchPorts {
  clock: Clock;
  /** What is known just before a launch; null when nobody is signed in. */
  mark(code: string): Promise<LaunchMark | null>;
  launch(code: string, delta: boolean | null): Promise<Outcome<Commands['launch']['answer']>>;
  /** Asks the server for executions; they are in the cache by then. Gives whether it answered. */
  find(filters: ExecutionFilters): Promise<boolean>;
  /** Keeps the launch whose answer is missing, for this tab after a reload; null forgets it. */
  remember(code: string, mark: LaunchMark | null): void;
  recall(code: string): LaunchMark | null;
}

/** What a screen shows of it. */
export interface LauncherSnapshot {
  /** The request is on its way. */
  busy: boolean;
  last: Launch | null;
}

/**
 * Sends one request for each launch that the person asks for, and never repeats it. The browser may repeat it, so several
 * executions may come of one launch. A launch whose answer is missing is looked for, also after a reload; the person decides.
 */
export class Launcher {
  readonly #ports: LaunchPorts;
  readonly #code: string;
  readonly #listeners = new Set<() => void>();
  #looking = new AbortController();
  #snapshot: LauncherSnapshot = { busy: false, last: null };

  constructor(ports: LaunchPorts, code: string) {
    this.#ports = ports;
    this.#code = code;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  snapshot = (): LauncherSnapshot => this.#snapshot;

  /** Goes on with the look for a launch that a reload, or another page, interrupted. */
  resume(): void {
    const mark = this.#ports.recall(this.#code);
    if (mark !== null && !this.#snapshot.busy) void this.#lookFor(mark);
  }

  /** Ends the look; what it looks for is remembered. */
  close(): void {
    this.#looking.abort();
  }

  /** Gives the outcome; null when it was not asked, because an earlier launch is still on its way or looked for. */
  async launch(delta: boolean | null): Promise<{ outcome: Outcome<unknown>; answer: LaunchAnswer } | null> {
    const { busy, last } = this.#snapshot;
    if (busy || isLookedFor(last)) return null;
    this.#set({ busy: true, last });
    const mark = await this.#ports.mark(this.#code);
    this.#ports.remember(this.#code, mark);
    const outcome = await this.#ports.launch(this.#code, delta);
    const answer = outcome.ok ? 'accepted' : answerOf(outcome.problem);
    if (mark !== null && answer === 'unclear') void this.#lookFor(mark);
    else {
      this.#ports.remember(this.#code, null);
      this.#set({ busy: false, last: mark && { mark, answer, overdue: false } });
    }
    return { outcome, answer };
  }

  /** A look-up that is not answered tells nothing: after the third one the first answer ends the look. */
  async #lookFor(mark: LaunchMark): Promise<void> {
    this.#looking.abort();
    const { signal } = (this.#looking = new AbortController());
    const launch: Launch = { mark, answer: 'unclear', overdue: false };
    this.#set({ busy: false, last: launch });
    const { email, since } = mark;
    // Not by job instance, which some servers do not filter by: what a person made lately fits on a page.
    const filters = { createdByEmail: email, createdAfter: new Date(since).toISOString() };
    for (let lookUps = 1, answered = false; lookUps <= LOOK_UPS || !answered; lookUps += 1) {
      await this.#ports.clock.sleep(LOOK_UP_EVERY_MS, signal);
      if (signal.aborted) return;
      answered = await this.#ports.find(filters);
    }
    if (signal.aborted) return;
    this.#ports.remember(this.#code, null);
    this.#set({ busy: false, last: { ...launch, overdue: true } });
  }

  #set(snapshot: LauncherSnapshot): void {
    this.#snapshot = snapshot;
    for (const listener of this.#listeners) listener();
  }
}

/** A server error that speaks of itself is a refusal; without words nobody knows how far it came. */
function answerOf(problem: ApiProblem): LaunchAnswer {
  const speaks = problem.kind === 'http' && problem.description !== null;
  return isUnclear(problem) && !speaks ? 'unclear' : 'refused';
}
