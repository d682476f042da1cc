/** The delay before typed input is written, so that it is on disk within 300 ms. */
const SOON_MS = 150;

/** The writes of one form: they run one after another, and one may be scheduled for later. */
export class WriteQueue {
  readonly #onDue: () => void;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #last: Promise<unknown> = Promise.resolve();

  /** @param onDue called when a scheduled write is due */
  constructor(onDue: () => void) {
    this.#onDue = onDue;
  }

  /** Schedules a write, unless one is scheduled already. Later keystrokes do not delay it. */
  schedule(ms: number = SOON_MS): void {
    this.#timer ??= setTimeout(this.#onDue, ms);
  }

  /** Cancels the scheduled write. */
  unschedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Runs a write after all earlier ones and cancels the scheduled write. Returns the write's result. */
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

  /** Makes later writes start without waiting for the earlier ones, which may hang. */
  abandon(): void {
    this.#last = Promise.resolve();
  }
}
