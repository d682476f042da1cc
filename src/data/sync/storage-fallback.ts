/** What a page does when its storage fails, rung by rung. */
export interface FallbackSteps {
  /** New connections of this page. */
  reopen(): void;
  /** A new worker, and new connections. */
  restartWorker(): void;
  goToMemory(): void;
}

/** Failures further apart than this have nothing to do with each other. */
const FORGET_MS = 60_000;

/**
 * Where a failing storage leads: one new connection, then a new worker, then memory. Never
 * the same step twice, so that a broken storage is not tried for ever.
 */
export class StorageFallback {
  readonly #steps: FallbackSteps;
  readonly #now: () => number;
  #rung = 0;
  #failedAt = -Infinity;

  constructor(steps: FallbackSteps, now: () => number = () => performance.now()) {
    this.#steps = steps;
    this.#now = now;
  }

  /** @param by the worker tells only after it has opened its databases anew itself */
  failed(by: 'page' | 'worker'): void {
    if (this.#rung < 3 && this.#now() - this.#failedAt > FORGET_MS) this.#rung = 0;
    this.#failedAt = this.#now();
    this.#rung = Math.max(this.#rung + 1, by === 'worker' ? 2 : 1);
    if (this.#rung === 1) this.#steps.reopen();
    else if (this.#rung === 2) this.#steps.restartWorker();
    else if (this.#rung === 3) this.#steps.goToMemory();
  }
}
