/** Time as the sync engine sees it, so that a test can be a virtual one. */
export interface Clock {
  /** Milliseconds since the epoch, device clock. */
  now(): number;
  /** Milliseconds since some moment; goes on evenly when somebody sets the device's clock. For whatever is a while, not a date. */
  elapsed(): number;
  /** Resolves after `ms`, or at once when the signal aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
  /** 0 ≤ x < 1 */
  random(): number;
}

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
      const timer = setTimeout(done, ms);
      signal?.addEventListener('abort', done);
    }),
};
