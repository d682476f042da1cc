import { isInMemory } from '../../sync/databases';
import { deviceStorage } from '../../browser-storage';
import { rememberedKey, rememberedNames } from '../../user-storage';
import type { BrokenTextsRow, OpenEntryRow } from '@/domain/drafts/draft';
import type { InstanceFields } from '@/domain/instance';
import { randomId } from '@/lib/browser/random-id';
import type { DraftTarget } from '../draft-target';

const NAME = 'last-keys:';
/** A part of the name of each entry, so that pages with the same draft do not share an entry. */
const pageId = randomId();

/** Keystrokes of a draft that are not on disk yet. */
export interface Keystrokes {
  target: DraftTarget;
  changes: Partial<InstanceFields>;
  /** The server's version on which a first draft is based; null when there was a draft. */
  on: InstanceFields | null;
  /** What the form showed when the edits began; null if it showed nothing. */
  into: InstanceFields | null;
  /** When the keystrokes were stored: milliseconds since the epoch, device clock. */
  at: number;
}

/** Input that was finished or discarded while its row was being written. */
export interface RemovedInput {
  id: string;
  gone: true;
}

/** The entries of the journal, by the table that the input belongs to. */
export interface JournalEntries {
  drafts: Keystrokes;
  openEntries: OpenEntryRow | RemovedInput;
  brokenTexts: BrokenTextsRow | RemovedInput;
}

/** The storage keys of this page's entries, for all forms, because a later form of the same draft removes them too. */
const writtenKeys = new Set<string>();

/**
 * Stores input that is not on disk yet when its page closes. A closed page cannot write to a database, so the input is
 * copied to local storage immediately and stays there until this page or the next one has written it (decision 021).
 */
export class UnloadJournal<Table extends keyof JournalEntries> {
  readonly #name: string;
  /** The key of the person who typed; null when no one is signed in. */
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

  /** Removes the entry. Call when everything is on disk or was discarded. */
  remove(): void {
    if (this.#key !== null && writtenKeys.delete(this.#key)) deviceStorage.remove(this.#key);
  }
}

/** Whether a key of local storage belongs to the journal of any person. */
export function isJournalKey(key: string): boolean {
  return key.includes(`:${NAME}`);
}

/** Names of the signed-in person's entries that other pages have stored. */
export function journalNames(): string[] {
  return rememberedNames(NAME).filter((name) => !name.includes(`:${pageId}:`));
}

/** The table of an entry with this name. */
export function tableOf(name: string): keyof JournalEntries {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- this page's code has written the name
  return name.slice(NAME.length).split(':', 1)[0] as keyof JournalEntries;
}
