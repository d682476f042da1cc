import type { BrokenTextsRow, OpenEntryRow } from '@/domain/drafts/draft';
import { currentDatabases, isInMemory, reportStorageFailure, type Databases } from '../../sync/databases';
import { readRemembered, remember } from '../../user-storage';
import { DraftEditor } from '../draft-editor';
import type { UnfinishedTable } from '../unfinished/unfinished-input';
import { journalNames, tableOf, type RemovedInput, type JournalEntries } from './unload-journal';

/** Names of the journal entries that are being restored. */
const restoring = new Set<string>();

/**
 * Moves input from the unload journals of closed pages to the databases, and merges it with later changes. Input that
 * the databases cannot store stays in the journal for the next start.
 */
export async function restoreUnloadJournal(): Promise<void> {
  const open = currentDatabases();
  if (open === null || isInMemory()) return;
  await Promise.all(
    journalNames()
      .filter((name) => !restoring.has(name))
      .map(async (name) => {
        restoring.add(name);
        let text: string | null;
        // If the entry has changed during the write, restore it again: the page that wrote it was only hidden, not
        // closed, and has added keystrokes.
        do text = readRemembered(name);
        while ((await restore(name, text, open)) && text !== null && !forget(name, text));
        restoring.delete(name);
      }),
  );
}

/** Removes a journal entry, unless its text has changed. Returns whether the entry was removed. */
function forget(name: string, text: string): boolean {
  const isUnchanged = readRemembered(name) === text;
  if (isUnchanged) remember(name, null);
  return isUnchanged;
}

/** Writes a journal entry to the databases. Returns false if they cannot store it. An invalid entry is skipped. */
async function restore(name: string, text: string | null, open: Databases): Promise<boolean> {
  try {
    const entry: unknown = JSON.parse(text ?? 'null');
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each writer checks its entry
    return entry === null || (await writers[tableOf(name)](entry as never, open));
  } catch (error) {
    if (reportStorageFailure(error, open)) return false;
    // Skip the entry: another program or build has written it.
    console.warn('Unsaved keystrokes could not be restored.', error);
    return true;
  }
}

const writers: { [Table in keyof JournalEntries]: (item: JournalEntries[Table], open: Databases) => Promise<boolean> } =
  {
    drafts: (keystrokes, { cache, drafts }) =>
      new DraftEditor({ cache, drafts }, keystrokes.target, () => {}, reportStorageFailure).resume(keystrokes),
    openEntries: (row, { drafts }) => putOrDelete<OpenEntryRow>(drafts.openEntries, row),
    brokenTexts: (row, { drafts }) => putOrDelete<BrokenTextsRow>(drafts.brokenTexts, row),
  };

async function putOrDelete<Row extends { id: string }>(
  table: UnfinishedTable<Row>,
  row: Row | RemovedInput,
): Promise<true> {
  await ('gone' in row ? table.delete(row.id) : table.put(row));
  return true;
}
