import { isInMemory } from '../../sync/databases';
import { deviceStorage } from '../../browser-storage';
import { rememberedKey, rememberedNames } from '../../user-storage';
import type { BrokenTextsRow, OpenEntryRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { randomId } from '@/lib/browser/random-id';
import type { DraftTarget } from '../draft-target';

const NAME = 'last-keys:';
/** Part of the name of each entry, so that two pages with the same draft do not share an entry. */
const pageId = randomId();

/** Edits of a draft that were not on disk when the page closed. */
export interface Keystrokes {
  target: DraftTarget;
  changes: Partial<InstanceFields>;
  /** The server's version when the edits began, to be the base of the first draft; null if there was a draft. */
  on: InstanceFields | null;
  /** What the form showed when the edits began; null if it showed nothing. */
  into: InstanceFields | null;
  /** When the keystrokes were stored: milliseconds since the epoch, device clock. */
  at: number;
}

/** Notes that the input with this id was finished or discarded, but that its row may still be in the database. */
export interface RemovedInput {
  id: string;
  gone: true;
}

/** The content of a journal entry, by the table to which the input belongs. */
export interface JournalEntries {
  drafts: Keystrokes;
  openEntries: OpenEntryRow | RemovedInput;
  brokenTexts: BrokenTextsRow | RemovedInput;
}

/**
 * The storage keys of all entries that this page has written. All forms share them, so that a form that opens later for
 * the same draft can remove the entry of an earlier form.
 */
const writtenKeys = new Set<string>();

/**
 * Stores input that is not on disk yet when its page closes. A closing page cannot finish a write to a database, so the
 * input is copied to local storage, and stays there until this page or a later page has written it (decision 021).
 */
export class UnloadJournal<Table extends keyof JournalEntries> {
  readonly #name: string;
  /** The storage key of the entry. It contains the key of the person who typed; null if nobody is signed in. */
  readonly #key: string | null;

  /** @param id the id of the draft that the form edits */
  constructor(table: Table, id: string) {
    this.#name = `${NAME}${table}:${pageId}:${id}`;
    this.#key = rememberedKey(this.#name);
  }

  /** Stores input. Does nothing in memory mode, because the page then asks before it closes. */
  write(input: JournalEntries[Table]): void {
    if (this.#key === null || this.#key !== rememberedKey(this.#name) || isInMemory()) return;
    writtenKeys.add(this.#key);
    deviceStorage.set(this.#key, JSON.stringify(input));
  }

  /** Removes the entry. Call it when everything is on disk or was discarded. */
  remove(): void {
    if (this.#key !== null && writtenKeys.delete(this.#key)) deviceStorage.remove(this.#key);
  }
}

/** Whether a key of local storage belongs to the journal of any person. */
export function isJournalKey(key: string): boolean {
  return key.includes(`:${NAME}`);
}

/** The names of the entries that other pages have stored for the signed-in person. */
export function journalNames(): string[] {
  return rememberedNames(NAME).filter((name) => !name.includes(`:${pageId}:`));
}

/** The table of an entry with this name. */
export function tableOf(name: string): keyof JournalEntries {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this page's code has written the name
  return name.slice(NAME.length).split(':', 1)[0] as keyof JournalEntries;
}
