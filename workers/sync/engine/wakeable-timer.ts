import type { Clock } from '@/lib/clock';

/** The pauses of a task: waits, which `wake` and `hurry` end, and rests, which only `hurry` ends. */
export class WakeableTimer {
  readonly #clock: Clock;
  #isWoken = false;
  #isHurried = false;
  #wake: AbortController | null = null;
  #rest: AbortController | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends the current wait. If the task is not waiting, its next wait ends at once. */
  wake(): void {
    this.#isWoken = true;
    this.#wake?.abort();
  }

  /** Ends the current rest and wait, at the user's "Try now". */
  hurry(): void {
    this.#isHurried = true;
    this.#rest?.abort();
    this.wake();
  }

  /** Notes that a round begins, so that `takeHurry` ignores earlier calls of `hurry`. */
  beginRound(): void {
    this.#isHurried = false;
  }

  /**
   * Returns whether `hurry` was called during this round, so that the next round must begin at once. Forgets the call.
   */
  takeHurry(): boolean {
    if (!this.#isHurried) return false;
    this.#isHurried = false;
    this.#isWoken = false;
    return true;
  }

  /** Rests `ms` milliseconds, or until `hurry` is called or the signal aborts. */
  async rest(ms: number, signal: AbortSignal): Promise<void> {
    this.#rest = new AbortController();
    await this.#clock.sleep(ms, AbortSignal.any([signal, this.#rest.signal]));
    this.#rest = null;
  }

  /** Waits `ms` milliseconds, or until `wake` is called or the signal aborts. Returns whether `wake` was called. */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#isWoken && !(ms <= 0) && !signal.aborted) {
      this.#wake = new AbortController();
      await this.#clock.sleep(ms, AbortSignal.any([signal, this.#wake.signal]));
      this.#wake = null;
    }
    const wasWoken = this.#isWoken;
    this.#isWoken = false;
    return wasWoken;
  }
}
