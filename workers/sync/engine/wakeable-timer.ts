import type { Clock } from '@/lib/clock';

/** A wait that somebody may cut short: a lane sleeps on its alarm until the time is over or the alarm rings. */
export class WakeableTimer {
  readonly #clock: Clock;
  #ringing = false;
  #wake: AbortController | null = null;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Ends the wait under way, or else the next one. */
  wake(): void {
    this.#ringing = true;
    this.#wake?.abort();
  }

  /** Waits `ms` or until the alarm rings or the signal aborts; gives true when it rang. */
  async wait(ms: number, signal: AbortSignal): Promise<boolean> {
    if (!this.#ringing && ms > 0 && !signal.aborted) {
      this.#wake = new AbortController();
      await this.#clock.sleep(ms, AbortSignal.any([signal, this.#wake.signal]));
      this.#wake = null;
    }
    const rang = this.#ringing;
    this.#ringing = false;
    return rang;
  }
}
