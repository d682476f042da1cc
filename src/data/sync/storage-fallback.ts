/** The steps of a page when its storage fails. */
export interface FallbackSteps {
  /** Opens new connections of this page. */
  reopen(): void;
  /** Closes the connections of this page as if the browser had closed them; new connections follow a little later. */
  lose(): void;
  /** Starts a new worker and opens new connections. */
  restartWorker(): void;
  goToMemory(): void;
}

/** Failures further apart than this are unrelated. */
const UNRELATED_AFTER_MS = 60_000;
/** How often the browser may close the connections before the storage counts as broken. */
const MOST_LOSSES = 5;
/** A failure within this time after the browser has closed the connections is a consequence of that. */
const LOSS_MS = 5_000;

/**
 * Decides the next step when storage fails: first new connections, then a new worker, then databases in memory. With a
 * broken storage, no step repeats endlessly.
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
   * @param by where the storage failed. A worker has already reopened its databases, so its failure skips the first
   *   step. After `browser` (it has closed connections, for example to remove data), the storage does not count as
   *   broken: new connections follow, also after failures within `LOSS_MS`, which may be consequences.
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

  /** Forgets the failures, because the browser has removed all data and so caused them. */
  startOver(): void {
    this.#level = 0;
    this.#losses = 0;
  }
}
