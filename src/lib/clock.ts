import { HOUR_MS } from '@/lib/durations';

/** The time source of the sync engine. Tests pass a virtual clock. */
export interface Clock {
  /** Milliseconds since the epoch, device clock. */
  now(): number;
  /** Monotonic milliseconds, unaffected by changes of the device's clock. For durations, not for dates. */
  elapsed(): number;
  /** Resolves after `ms`, after an hour at the latest, or immediately when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** A random number, 0 ≤ x < 1. */
  random(): number;
}

/** The longest sleep, milliseconds. `setTimeout` fires at once if the time is 2^31 ms or more, or is not a number. */
const LONGEST_SLEEP_MS = HOUR_MS;

export const systemClock: Clock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  random: () => Math.random(),
  sleep: (ms, signal) =>
    new Promise((resolve) => {
      if (signal?.aborted === true) return resolve();
      const done = (): void => {
        clearTimeout(timer);
        signal?.removeEventListener('abort', done);
        resolve();
      };
      const timer = setTimeout(done, Number.isNaN(ms) ? LONGEST_SLEEP_MS : Math.min(ms, LONGEST_SLEEP_MS));
      signal?.addEventListener('abort', done);
    }),
};
