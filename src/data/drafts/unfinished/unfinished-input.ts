import { sameValue } from '@/lib/same-value';
import { WriteQueue } from '../write-queue';
import { UnloadJournal, type RemovedInput, type JournalEntries } from '../unload-journal/unload-journal';

/** A table of unfinished input. The id of a row is the id of its draft. */
export interface UnfinishedTable<Row> {
  get(id: string): PromiseLike<Row | undefined>;
  put(row: Row): PromiseLike<unknown>;
  delete(id: string): PromiseLike<unknown>;
}

export type UnfinishedTableName = Exclude<keyof JournalEntries, 'drafts'>;
type RowOf<Name extends UnfinishedTableName> = Exclude<JournalEntries[Name], RemovedInput>;

/** Writes that have not ended yet, of all forms. */
const writing = new Set<Promise<void>>();

/** Resolves when the writes so far have ended, also those of forms that have closed. */
export async function unfinishedWritten(): Promise<void> {
  await Promise.all(writing);
}

/**
 * Stores the part of a form's input that a draft cannot contain yet. The input is in one row, and survives a reload. A
 * storage failure is only logged, so that the user can go on typing.
 */
export class UnfinishedInput<Name extends UnfinishedTableName> {
  readonly #table: UnfinishedTable<RowOf<Name>>;
  readonly #id: string;
  readonly #journal: UnloadJournal<Name>;
  #pending: RowOf<Name> | null = null;
  /** The row as this form last read or wrote it. Another tab may have replaced it since. */
  #lastKnown: RowOf<Name> | null = null;
  /** Input that is not on disk yet, including input that is being written. */
  #unwritten: JournalEntries[Name] | RemovedInput | null = null;
  readonly #writes = new WriteQueue(() => void this.flush());

  /** @param id the id of the draft that the form edits */
  constructor(tables: { [Each in UnfinishedTableName]: UnfinishedTable<RowOf<Each>> }, name: Name, id: string) {
    this.#table = tables[name];
    this.#id = id;
    this.#journal = new UnloadJournal(name, id);
  }

  /** Reads the input of an earlier page; null when there is none. */
  async read(): Promise<RowOf<Name> | null> {
    try {
      const row = (await this.#table.get(this.#id)) ?? null;
      this.#lastKnown ??= row;
      return row;
    } catch {
      return null;
    }
  }

  /** Schedules a write of the current input. */
  keep(row: Omit<RowOf<Name>, 'id'>): void {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the id completes the row
    this.#pending = { ...row, id: this.#id } as RowOf<Name>;
    this.#unwritten = this.#pending;
    this.#writes.schedule();
  }

  /** Writes input that is not on disk yet. */
  flush(): Promise<void> {
    const row = this.#takePending();
    if (row !== null)
      this.#write(async () => {
        this.#lastKnown = row;
        await this.#table.put(row);
        this.#settle(row);
      });
    return this.#writes.ended();
  }

  /** Call before the page closes: copies unwritten input to the unload journal. */
  leave(): void {
    void this.flush();
    if (this.#unwritten !== null) this.#journal.write(this.#unwritten);
  }

  /** Removes the row, because the input was finished or discarded. Keeps a row that another tab has written. */
  forget(): Promise<void> {
    this.#takePending();
    const gone = { id: this.#id, gone: true } as const;
    this.#unwritten = gone;
    this.#write(async () => {
      const stored = await this.#table.get(this.#id);
      if (stored !== undefined && sameValue(stored, this.#lastKnown)) await this.#table.delete(this.#id);
      this.#lastKnown = null;
      this.#settle(gone);
    });
    return this.#writes.ended();
  }

  /** Call when `done` is on disk. Removes the journal entry, unless there is newer input. */
  #settle(done: JournalEntries[Name] | RemovedInput): void {
    if (this.#unwritten !== done) return;
    this.#unwritten = null;
    this.#journal.remove();
  }

  #takePending(): RowOf<Name> | null {
    this.#writes.unschedule();
    const row = this.#pending;
    this.#pending = null;
    return row;
  }

  #write(write: () => Promise<void>): void {
    const done = this.#writes
      .run(write)
      .catch((error: unknown) => console.warn('Incomplete input could not be stored.', error))
      .finally(() => writing.delete(done));
    writing.add(done);
  }
}
