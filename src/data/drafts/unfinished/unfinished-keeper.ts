/** A keystroke reaches the disk within this time, as in every draft (design, section 5: 300 ms). */
const FLUSH_MS = 150;

/** Rows by the id of the draft that they belong to. */
export interface UnfinishedTable<Row> {
  get(id: string): PromiseLike<Row | undefined>;
  put(row: Row): PromiseLike<unknown>;
  delete(id: string): PromiseLike<unknown>;
}

/**
 * Keeps on this device what a person is in the middle of and what cannot stand in a draft yet, one row for a form, so that
 * it survives a reload. A device that cannot keep it does not disturb the typing.
 */
export class UnfinishedKeeper<Row extends { id: string }> {
  readonly #table: UnfinishedTable<Row>;
  readonly #id: string;
  #pending: Row | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  /** @param id of the draft that the form edits */
  constructor(table: UnfinishedTable<Row>, id: string) {
    this.#table = table;
    this.#id = id;
  }

  /** What was kept when the page was left; null when nothing was. */
  async read(): Promise<Row | null> {
    try {
      return (await this.#table.get(this.#id)) ?? null;
    } catch {
      return null;
    }
  }

  /** What the form shows now. */
  keep(row: Omit<Row, 'id'>): void {
    this.#pending = { ...row, id: this.#id } as Row;
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Writes what is not on disk yet. */
  flush(): Promise<void> {
    const row = this.#takePending();
    if (row !== null) this.#then(() => this.#table.put(row));
    return this.#written();
  }

  /** It was finished, or given up. */
  forget(): Promise<void> {
    this.#takePending();
    this.#then(() => this.#table.delete(this.#id));
    return this.#written();
  }

  #takePending(): Row | null {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const row = this.#pending;
    this.#pending = null;
    return row;
  }

  #then(write: () => PromiseLike<unknown>): void {
    this.#writing = this.#writing.then(write).catch((error: unknown) => {
      console.warn('What is unfinished could not be kept.', error);
    });
  }

  async #written(): Promise<void> {
    await this.#writing;
  }
}
