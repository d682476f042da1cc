/** What was typed is written after this time, so that it is on disk within 300 ms. */
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

  /** Schedules a write, unless one is scheduled already. Later keystrokes do not put it off. */
  schedule(ms: number = SOON_MS): void {
    this.#timer ??= setTimeout(this.#onDue, ms);
  }

  /** Drops the scheduled write. */
  unschedule(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Runs a write after all earlier ones, in the place of a scheduled one. Returns its result. */
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

  /** Later writes do not wait for the earlier ones. */
  abandon(): void {
    this.#last = Promise.resolve();
  }
}
