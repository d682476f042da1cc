import { onDatabases } from '../../sync/databases';
import { isJournalKey } from './unload-journal';
import { restoreUnloadJournal } from './restore-unload-journal';

/** A page that lives on writes what it noted, and removes the note, within this. */
const OWN_WRITE_MS = 2_000;

/** Has what pages that are gone left unwritten written: by a start of the console, and by a tab that stays when another closes. */
export function watchUnloadJournal(): void {
  const restore = (): void => void restoreUnloadJournal();
  onDatabases(restore);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && isJournalKey(key ?? '')) setTimeout(restore, OWN_WRITE_MS);
  });
  restore();
}
