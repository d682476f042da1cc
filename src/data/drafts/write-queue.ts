/** Typed input is written after this delay, so that it is on disk within 300 ms. */
const SOON_MS = 150;

/** Runs the writes of one form one after another, and schedules the next write. */
export class WriteQueue {
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param onDue called when a scheduled write is due */
  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /**
   * Calls `onDue` after a delay. If a write is scheduled already, does nothing, so later keystrokes do not delay it.
   */
  schedule(ms: number = SOON_MS): void {
    this.#timer ??= setTimeout(this.#onDue, ms);
  }

  /** Cancels the scheduled write. */
  unschedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Runs a write after all earlier writes, and cancels the scheduled write. Returns the result of `write`. */
  run<T>(write: () => PromiseLike<T>): Promise<T> {
    this.unschedule();
    const done = this.#last.then(write);
    this.#last = done.catch(() => {});
    return done;
  }

  /** Resolves when all writes so far have ended. */
  async ended(): Promise<void> {
    await this.#last;
  }

  /** Lets later writes start without waiting for earlier writes, which may hang. */
  abandon(): void {
    this.#last = Promise.resolve();
  }
}
