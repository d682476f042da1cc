import { currentDatabases, isInMemory, reportStorageFailure, type Databases } from '../../sync/databases';
import { readRemembered, remember } from '../../user-storage';
import { DraftEditor } from '../draft-editor';
import { leftKeys, tableOf, type LastKeys } from './last-keys';

const underWay = new Set<string>();

/**
 * Writes what pages that are gone left unwritten, as if it were typed now: what was changed since is merged with it. What this
 * device does not take stays where it is for the next start.
 */
export async function restoreLastKeys(): Promise<void> {
  const open = currentDatabases();
  if (open === null || isInMemory()) return;
  await Promise.all(
    leftKeys()
      .filter((name) => !underWay.has(name))
      .map(async (name) => {
        underWay.add(name);
        if (await restore(name, open)) remember(name, null);
        underWay.delete(name);
      }),
  );
}

async function restore(name: string, open: Databases): Promise<boolean> {
  try {
    const keys: unknown = JSON.parse(readRemembered(name) ?? 'null');
    return keys === null || (await writers[tableOf(name)](keys as never, open));
  } catch (error) {
    if (reportStorageFailure(error, open)) return false;
    // Not what this code has written: nothing can be made of it.
    console.warn('What was typed last could not be read.', error);
    return true;
  }
}

const writers: { [Table in keyof LastKeys]: (keys: LastKeys[Table], open: Databases) => Promise<boolean> } = {
  drafts: (keys, { cache, drafts }) =>
    new DraftEditor({ cache, drafts }, keys.target, () => {}, reportStorageFailure).resume(keys),
  openEntries: async (row, { drafts }) => drafts.openEntries.put(row).then(() => true),
  brokenTexts: async (row, { drafts }) => drafts.brokenTexts.put(row).then(() => true),
};
