import type { BrokenTextsRow, OpenEntryRow } from '@/domain/drafts/draft';
import { currentDatabases, isInMemory, reportStorageFailure, type Databases } from '../../sync/databases';
import { readRemembered, remember } from '../../user-storage';
import { DraftEditor } from '../draft-editor';
import type { UnfinishedTable } from '../unfinished/unfinished-keeper';
import { journalNames, tableOf, type Gone, type JournalEntries } from './unload-journal';

const underWay = new Set<string>();

/**
 * Writes the input that closed pages could not write, merged with later changes. Input that cannot be stored stays in
 * the journal for the next start.
 */
export async function restoreUnloadJournal(): Promise<void> {
  const open = currentDatabases();
  if (open === null || isInMemory()) return;
  await Promise.all(
    journalNames()
      .filter((name) => !underWay.has(name))
      .map(async (name) => {
        underWay.add(name);
        let text: string | null;
        // Meanwhile a hidden page may add more to its note.
        do text = readRemembered(name);
        while ((await restore(name, text, open)) && text !== null && !forget(name, text));
        underWay.delete(name);
      }),
  );
}

/** Removes a note unless it has changed. */
function forget(name: string, text: string): boolean {
  const isSame = readRemembered(name) === text;
  if (isSame) remember(name, null);
  return isSame;
}

async function restore(name: string, text: string | null, open: Databases): Promise<boolean> {
  try {
    const keys: unknown = JSON.parse(text ?? 'null');
    return keys === null || (await writers[tableOf(name)](keys as never, open));
  } catch (error) {
    if (reportStorageFailure(error, open)) return false;
    // Not written by this code: ignore it.
    console.warn('Unsaved keystrokes could not be restored.', error);
    return true;
  }
}

const writers: { [Table in keyof JournalEntries]: (keys: JournalEntries[Table], open: Databases) => Promise<boolean> } =
  {
    drafts: (keys, { cache, drafts }) =>
      new DraftEditor({ cache, drafts }, keys.target, () => {}, reportStorageFailure).resume(keys),
    openEntries: (row, { drafts }) => putOrDelete<OpenEntryRow>(drafts.openEntries, row),
    brokenTexts: (row, { drafts }) => putOrDelete<BrokenTextsRow>(drafts.brokenTexts, row),
  };

async function putOrDelete<Row extends { id: string }>(table: UnfinishedTable<Row>, row: Row | Gone): Promise<true> {
  await ('gone' in row ? table.delete(row.id) : table.put(row));
  return true;
}
