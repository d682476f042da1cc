import { isInMemory } from '../../sync/databases';
import { deviceStorage } from '../../browser-storage';
import { rememberedKey, rememberedNames } from '../../user-storage';
import type { BrokenTextsRow, InstanceFields, OpenEntryRow } from '@/lib/database/draft-rows';
import { randomId } from '@/lib/browser/random-id';
import type { DraftTarget } from '../draft-target';

const NAME = 'last-keys:';
/** Two pages that are left with the same draft each have their own. */
const page = randomId();

/** Keystrokes in a draft that are not on disk. */
export interface Keystrokes {
  target: DraftTarget;
  changes: Partial<InstanceFields>;
  /** The server's version that a first draft stands on; null when there was a draft. */
  on: InstanceFields | null;
  /** What the form showed when they began. */
  into: InstanceFields | null;
  /** When they were noted: milliseconds since the epoch, device clock. */
  at: number;
}

/** What was finished or given up while its row was on its way to the disk. */
export interface Gone {
  id: string;
  gone: true;
}

/** What can be on its way to the disk when a page is left, by the table that it belongs to. */
export interface JournalEntries {
  drafts: Keystrokes;
  openEntries: OpenEntryRow | Gone;
  brokenTexts: BrokenTextsRow | Gone;
}

/** Keys of the notes that this page has written: what edits the same draft later in this page answers for them as well. */
const written = new Set<string>();

/**
 * What was typed last and is not on disk while its page is being left. A page that is gone writes no database any more, so
 * it goes into local storage, at once, until this page or the next one has written it (decision 021).
 */
export class UnloadJournal<Table extends keyof JournalEntries> {
  readonly #name: string;
  /** Of the person who typed; null where nobody is signed in. */
  readonly #key: string | null;

  /** @param id of the draft that the form edits */
  constructor(table: Table, id: string) {
    this.#name = `${NAME}${table}:${page}:${id}`;
    this.#key = rememberedKey(this.#name);
  }

  /** Where the databases are in memory nothing is kept, and the page asks before it is left. */
  write(keys: JournalEntries[Table]): void {
    if (this.#key === null || this.#key !== rememberedKey(this.#name) || isInMemory()) return;
    written.add(this.#key);
    deviceStorage.set(this.#key, JSON.stringify(keys));
  }

  /** All is on disk, or was given up. */
  remove(): void {
    if (this.#key !== null && written.delete(this.#key)) deviceStorage.remove(this.#key);
  }
}

/** Whether a key of local storage is that of such a note, of whatever person. */
export function isJournalKey(key: string): boolean {
  return key.includes(`:${NAME}`);
}

/** Names of what pages that are gone left for the signed-in person; those of this page are its own business. */
export function journalNames(): string[] {
  return rememberedNames(NAME).filter((name) => !name.includes(`:${page}:`));
}

/** The table that such a name stands for. */
export function tableOf(name: string): keyof JournalEntries {
  return name.slice(NAME.length).split(':', 1)[0] as keyof JournalEntries;
}
