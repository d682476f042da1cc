/** What a page does when its storage fails, step by step. */
export interface FallbackSteps {
  /** Opens new connections of this page. */
  reopen(): void;
  /** Closes the connections of this page. A little later they count as closed by the browser. */
  lose(): void;
  /** Starts a new worker and opens new connections. */
  restartWorker(): void;
  goToMemory(): void;
}

/** Failures further apart than this are unrelated. */
const UNRELATED_AFTER_MS = 60_000;
/** If the browser closes the connections more often than this, the storage counts as broken. */
const MOST_LOSSES = 5;
/** A failure within this time after the browser has closed the connections is a consequence of that. */
const LOSS_MS = 5_000;

/**
 * Decides the next step when storage fails: first new connections, then a new worker, then databases in memory. No step
 * repeats endlessly for a broken storage.
 */
export class StorageFallback {
  readonly #steps: FallbackSteps;
  readonly #now: () => number;
  #level = 0;
  #losses = 0;
  #failedAt = -Infinity;
  #lostAt = -Infinity;

  constructor(steps: FallbackSteps, now: () => number = () => performance.now()) {
    this.#steps = steps;
    this.#now = now;
  }

  /**
   * Runs the next step.
   * @param by where the storage failed. A worker has already reopened its databases, so its failure skips the first step.
   *   A `browser` that closes connections, for example because it removes data, does not show a broken storage: new
   *   connections follow. Failures soon after that may be its consequences, so they lead to no later step either.
   */
  handleFailure(by: 'page' | 'worker' | 'browser'): void {
    const now = this.#now();
    if (this.#level < 3 && now - this.#failedAt > UNRELATED_AFTER_MS) this.startOver();
    this.#failedAt = now;
    if (this.#level < 3 && this.#losses < MOST_LOSSES) {
      if (by === 'browser') {
        this.#losses += 1;
        this.#lostAt = now;
        return this.#steps.reopen();
      }
      if (now - this.#lostAt <= LOSS_MS) {
        if (by === 'page') return this.#steps.lose();
        this.#losses += 1;
        return this.#steps.restartWorker();
      }
    }
    this.#level = Math.max(this.#level + 1, by === 'worker' ? 2 : 1);
    if (this.#level === 1) this.#steps.reopen();
    else if (this.#level === 2) this.#steps.restartWorker();
    else if (this.#level === 3) this.#steps.goToMemory();
  }

  /** Forgets the failures: the browser has removed all data, which explains them. */
  startOver(): void {
    this.#level = 0;
    this.#losses = 0;
  }
}
