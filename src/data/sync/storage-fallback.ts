/** What a page does when its storage fails, step by step. */
export interface FallbackSteps {
  /** Opens new connections of this page. */
  reopen(): void;
  /** Starts a new worker and opens new connections. */
  restartWorker(): void;
  goToMemory(): void;
}

/** Failures further apart than this are unrelated. */
const UNRELATED_AFTER_MS = 60_000;

/**
 * Decides the next step when storage fails: first new connections, then a new worker, then databases in memory. It
 * never repeats a step, so that a broken storage is not retried endlessly.
 */
export class StorageFallback {
  readonly #steps: FallbackSteps;
  readonly #now: () => number;
  #level = 0;
  #failedAt = -Infinity;

  constructor(steps: FallbackSteps, now: () => number = () => performance.now()) {
    this.#steps = steps;
    this.#now = now;
  }

  /**
   * Runs the next step.
   * @param by where the storage failed; a worker has already reopened its databases, so its failure skips the first step
   */
  handleFailure(by: 'page' | 'worker'): void {
    if (this.#level < 3 && this.#now() - this.#failedAt > UNRELATED_AFTER_MS) this.#level = 0;
    this.#failedAt = this.#now();
    this.#level = Math.max(this.#level + 1, by === 'worker' ? 2 : 1);
    if (this.#level === 1) this.#steps.reopen();
    else if (this.#level === 2) this.#steps.restartWorker();
    else if (this.#level === 3) this.#steps.goToMemory();
  }
}
