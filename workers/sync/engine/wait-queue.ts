/** Lets several tasks wait for the same event. */
export class WaitQueue {
  readonly #waiting = new Set<() => void>();

  /** Resolves with the next `wakeAll`, or when the signal aborts or is already aborted. */
  wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const resume = (): void => {
        this.#waiting.delete(resume);
        signal.removeEventListener('abort', resume);
        resolve();
      };
      this.#waiting.add(resume);
      signal.addEventListener('abort', resume);
    });
  }

  /** Lets all waiting tasks continue. */
  wakeAll(): void {
    for (const resume of this.#waiting) resume();
  }
}
