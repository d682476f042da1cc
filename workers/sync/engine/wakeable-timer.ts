import type { Clock } from '@/lib/clock';

/** A wait that can be cut short: a task sleeps until the time has passed or `wake` is called. */
export class WakeableTimer {
  readonly #clock: Clock;
  #isWoken = false;
  #wake: AbortController | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends the current wait, or the next one if nothing waits now. */
  wake(): void {
    this.#isWoken = true;
    this.#wake?.abort();
  }

  /** Waits `ms` milliseconds, or until `wake` is called or the signal aborts. Returns whether it was woken. */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#isWoken && ms > 0 && !signal.aborted) {
      this.#wake = new AbortController();
      await this.#clock.sleep(ms, AbortSignal.any([signal, this.#wake.signal]));
      this.#wake = null;
    }
    const wasWoken = this.#isWoken;
    this.#isWoken = false;
    return wasWoken;
  }
}
