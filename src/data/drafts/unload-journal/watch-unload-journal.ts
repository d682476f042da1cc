import { onDatabasesOpening } from '../../sync/databases';
import { isJournalKey } from './unload-journal';
import { restoreUnloadJournal } from './restore-unload-journal';

/** The time in which a page that has stayed open writes its input and removes its journal entry. */
const OPEN_PAGE_WRITE_MS = 2_000;

/**
 * Writes the input that closed pages could not write: when the console starts, and when another tab closes.
 */
export function watchUnloadJournal(): void {
  const restore = (): void => void restoreUnloadJournal();
  onDatabasesOpening(restore);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && isJournalKey(key ?? '')) setTimeout(restore, OPEN_PAGE_WRITE_MS);
  });
  restore();
}
