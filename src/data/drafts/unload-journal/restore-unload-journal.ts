import type { BrokenTextsRow, OpenEntryRow } from '@/domain/drafts/draft';
import { currentDatabases, isInMemory, reportStorageFailure, type Databases } from '../../sync/databases';
import { readRemembered, remember } from '../../user-storage';
import { DraftEditor } from '../draft-editor';
import type { UnfinishedTable } from '../unfinished/unfinished-keeper';
import { journalNames, tableOf, type Gone, type JournalEntries } from './unload-journal';

const underWay = new Set<string>();

/**
 * Writes what pages that are gone left unwritten, as if it were typed now: what was changed since is merged with it. What this
 * device does not take stays where it is for the next start.
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
        // A page that is hidden, not gone, may note more meanwhile.
        do text = readRemembered(name);
        while ((await restore(name, text, open)) && text !== null && !forget(name, text));
        underWay.delete(name);
      }),
  );
}

/** Removes a note unless it says something else by now. */
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
    // Not what this code has written: nothing can be made of it.
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
