import type { Clock } from '@/lib/clock';
import type { SeededRandom } from './seeded-random';

interface Sleeper {
  at: number;
  resolve: () => void;
}

/** Time that passes only when a test says so; everything asleep until then wakes in order. */
export class VirtualClock implements Clock {
  #now: number;
  #sleepers: Sleeper[] = [];
  readonly #random: SeededRandom;

  constructor(random: SeededRandom, start = Date.parse('2026-11-20T10:00:00Z')) {
    this.#random = random;
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  random(): number {
    return this.#random.next();
  }

  sleep(ms: number, signal?: AbortSignal): Promise<void> {
    if (signal?.aborted === true) return Promise.resolve();
    return new Promise((resolve) => {
      const sleeper: Sleeper = { at: this.#now + ms, resolve };
      this.#sleepers.push(sleeper);
      const cancel = (): void => {
        this.#sleepers = this.#sleepers.filter((other) => other !== sleeper);
        resolve();
      };
      signal?.addEventListener('abort', cancel, { once: true });
    });
  }

  /** Lets `ms` pass; after each waking, `settle` waits until everything awake has come to rest. */
  async advance(ms: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + ms;
    for (;;) {
      await settle();
      const [next] = this.#sleepers.filter((sleeper) => sleeper.at <= end).sort((a, b) => a.at - b.at);
      if (next === undefined) break;
      this.#sleepers = this.#sleepers.filter((sleeper) => sleeper !== next);
      this.#now = Math.max(this.#now, next.at);
      next.resolve();
    }
    this.#now = end;
    await settle();
  }
}
