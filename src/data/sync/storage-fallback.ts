import { LOSS_MS, MOST_LOSSES, UNRELATED_AFTER_MS } from '@/database/lost-connection';

/** The steps that a page can take when its storage fails. */
export interface FallbackSteps {
  /** Opens new connections of this page. */
  reopen(): void;
  /** Closes the connections of this page as if the browser had closed them; new connections follow a little later. */
  lose(): void;
  /** Starts a new worker and opens new connections. */
  restartWorker(): void;
  /** Keeps the databases of this page in memory. */
  goToMemory(): void;
}

/**
 * Decides the next step when storage fails: first new connections, then a new worker, then databases in memory. So no
 * step repeats endlessly if the storage is broken. If the browser closes the connections at most `MOST_LOSSES` times
 * within `UNRELATED_AFTER_MS`, new connections follow each time.
 */
export class StorageFallback {
  readonly #steps: FallbackSteps;
  readonly #now: () => number;
  #level = 0;
  /** The times at which new connections or a new worker followed a loss. */
  #losses: number[] = [];
  #failedAt = -Infinity;
  #lostAt = -Infinity;

  constructor(steps: FallbackSteps, now: () => number = () => performance.now()) {
    this.#steps = steps;
    this.#now = now;
  }

  /**
   * Runs the next step.
   * @param by what reported the failure:
   * - `page`: a read or write of this page failed.
   * - `worker`: the worker failed even after it had reopened its databases, so the first step is skipped.
   * - `browser`: the browser has closed the connections, for example to remove data. That does not mean that the
   *   storage is broken, so new connections follow instead of the next step. The same applies to failures within
   *   `LOSS_MS` after the browser has closed the connections.
   */
  handleFailure(by: 'page' | 'worker' | 'browser'): void {
    const now = this.#now();
    if (this.#level < 3 && now - this.#failedAt > UNRELATED_AFTER_MS) this.startOver();
    this.#failedAt = now;
    this.#losses = this.#losses.filter((at) => now - at <= UNRELATED_AFTER_MS);
    if (this.#level < 3 && this.#losses.length < MOST_LOSSES) {
      if (by === 'browser') {
        this.#losses.push(now);
        this.#lostAt = now;
        return this.#steps.reopen();
      }
      if (now - this.#lostAt <= LOSS_MS) {
        if (by === 'page') return this.#steps.lose();
        this.#losses.push(now);
        return this.#steps.restartWorker();
      }
    }
    this.#level = Math.max(this.#level + 1, by === 'worker' ? 2 : 1);
    if (this.#level === 1) this.#steps.reopen();
    else if (this.#level === 2) this.#steps.restartWorker();
    else if (this.#level === 3) this.#steps.goToMemory();
  }

  /** Forgets the failures so far, because they are unrelated or the browser has caused them by removing all data. */
  startOver(): void {
    this.#level = 0;
    this.#losses = [];
  }
}
