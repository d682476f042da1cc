import { onDatabasesOpening } from '../../sync/databases';
import { isJournalKey } from './unload-journal';
import { restoreUnloadJournal } from './restore-unload-journal';

/** An open page writes its input and removes its journal entry within this time. */
const OWN_WRITE_MS = 2_000;

/**
 * Writes the input that closed pages could not write: when the console starts, and when another tab closes.
 */
export function watchUnloadJournal(): void {
  const restore = (): void => void restoreUnloadJournal();
  onDatabasesOpening(restore);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && isJournalKey(key ?? '')) setTimeout(restore, OWN_WRITE_MS);
  });
  restore();
}
