import { onDatabasesOpening } from '../../sync/databases';
import { isJournalKey } from './unload-journal';
import { restoreUnloadJournal } from './restore-unload-journal';

/** A page that was only hidden needs up to this time to write its input and remove its journal entry. */
const OPEN_PAGE_WRITE_MS = 2_000;

/**
 * Restores the input that closed pages could not write: when the console starts, when databases are opened, and after
 * another tab has stored input.
 */
export function watchUnloadJournal(): void {
  const restore = (): void => void restoreUnloadJournal();
  onDatabasesOpening(restore);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && isJournalKey(key ?? '')) setTimeout(restore, OPEN_PAGE_WRITE_MS);
  });
  restore();
}
