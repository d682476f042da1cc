/** Tasks that wait for the same event. A task that continues, woken or aborted, leaves no listener behind. */
export class Waiting {
  readonly #waiting = new Set<() => void>();

  /** The number of tasks that wait now. */
  get size(): number {
    return this.#waiting.size;
  }

  /** Resolves with the next `wakeAll`, or when the signal aborts or is already aborted. */
  wait(signal: AbortSignal): Promise<void> {
    if (signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const goOn = (): void => {
        this.#waiting.delete(goOn);
        signal.removeEventListener('abort', goOn);
        resolve();
      };
      this.#waiting.add(goOn);
      signal.addEventListener('abort', goOn);
    });
  }

  wakeAll(): void {
    for (const goOn of this.#waiting) goOn();
  }
}
