import type { DraftsDatabase } from '@/lib/database/drafts-database';
import type { OpenEntryRow } from '@/lib/database/draft-rows';

/** A keystroke reaches the disk within this time, as in every draft (design, section 5: 300 ms). */
const FLUSH_MS = 150;

/**
 * Keeps the entry whose editor is open on this device, so that what was typed into it survives a reload. One form has one
 * open entry at most. A device that cannot keep it does not disturb the typing.
 */
export class OpenEntryKeeper {
  readonly #database: DraftsDatabase;
  readonly #id: string;
  #pending: OpenEntryRow | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #writing: Promise<unknown> = Promise.resolve();

  /** @param id of the draft that the form edits */
  constructor(database: DraftsDatabase, id: string) {
    this.#database = database;
    this.#id = id;
  }

  /** The entry that was open when the page was left; null when none was. */
  async read(): Promise<OpenEntryRow | null> {
    try {
      return (await this.#database.openEntries.get(this.#id)) ?? null;
    } catch {
      return null;
    }
  }

  /** What the editor shows now. */
  keep(entry: Omit<OpenEntryRow, 'id'>): void {
    this.#pending = { ...entry, id: this.#id };
    this.#timer ??= setTimeout(() => void this.flush(), FLUSH_MS);
  }

  /** Writes what is not on disk yet. */
  flush(): Promise<void> {
    const entry = this.#takePending();
    if (entry !== null) this.#then(() => this.#database.openEntries.put(entry));
    return this.#written();
  }

  /** The editor was closed. */
  forget(): Promise<void> {
    this.#takePending();
    this.#then(() => this.#database.openEntries.delete(this.#id));
    return this.#written();
  }

  #takePending(): OpenEntryRow | null {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const entry = this.#pending;
    this.#pending = null;
    return entry;
  }

  #then(write: () => PromiseLike<unknown>): void {
    this.#writing = this.#writing.then(write).catch((error: unknown) => {
      console.warn('The open entry could not be kept.', error);
    });
  }

  async #written(): Promise<void> {
    await this.#writing;
  }
}

/** A new instance has arrived on the server: what is open in its form belongs to the instance from here on. */
export async function moveOpenEntry({ openEntries }: DraftsDatabase, from: string, to: string): Promise<void> {
  const entry = await openEntries.get(from);
  if (entry === undefined) return;
  await openEntries.put({ ...entry, id: to });
  await openEntries.delete(from);
}

/** Removes what is open without a draft around it: only drafts are kept when their person signs out. */
export async function forgetStrayEntries({ drafts, openEntries }: DraftsDatabase): Promise<void> {
  const kept = new Set(await drafts.toCollection().primaryKeys());
  const ids = await openEntries.toCollection().primaryKeys();
  await openEntries.bulkDelete(ids.filter((id) => !kept.has(id)));
}
