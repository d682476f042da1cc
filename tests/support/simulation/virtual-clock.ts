import type { Clock } from '@/lib/clock';
import type { SeededRandom } from './seeded-random';

interface Sleeper {
  at: number;
  wake: () => void;
}

/** Time that passes only on request. Sleepers wake in order. */
export class VirtualClock implements Clock {
  #now: number;
  #elapsed = 0;
  readonly #sleepers = new Set<Sleeper>();
  readonly #random: SeededRandom;

  constructor(random: SeededRandom, start = Date.parse('2026-11-20T10:00:00Z')) {
    this.#random = random;
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  elapsed(): number {
    return this.#elapsed;
  }

  /**
   * Sets the device's clock forward by `by` milliseconds, or back if `by` is negative, as a user may do. Timers are not
   * affected.
   */
  shift(by: number): void {
    this.#now += by;
  }

  random(): number {
    return this.#random.next();
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const wake = (): void => {
        this.#sleepers.delete(sleeper);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const sleeper: Sleeper = { at: this.#elapsed + ms, wake };
      this.#sleepers.add(sleeper);
      signal?.addEventListener('abort', wake);
    });
  }

  /** Lets `ms` pass. After each timer, `settle` waits for all work to finish. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#elapsed + ms;
    for (;;) {
      await settle();
      const next = this.#earliest();
      if (next === null || next.at > end) break;
      this.#goTo(next.at);
      next.wake();
    }
    this.#goTo(end);
  }

  #goTo(elapsed: number): void {
    const by = Math.max(0, elapsed - this.#elapsed);
    this.#elapsed += by;
    this.#now += by;
  }

  /** The next sleeper; with equal times, the one that started first. */
  #earliest(): Sleeper | null {
    let earliest: Sleeper | null = null;
    for (const sleeper of this.#sleepers) if (earliest === null || sleeper.at < earliest.at) earliest = sleeper;
    return earliest;
  }
}
