import { onDatabases } from '../../sync/databases';
import { isJournalKey } from './unload-journal';
import { restoreUnloadJournal } from './restore-unload-journal';

/** An open page writes its input and removes its note within this time. */
const OWN_WRITE_MS = 2_000;

/**
 * Writes the input that closed pages could not write: at a start of the console, and in a tab when another one closes.
 */
export function watchUnloadJournal(): void {
  const restore = (): void => void restoreUnloadJournal();
  onDatabases(restore);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && isJournalKey(key ?? '')) setTimeout(restore, OWN_WRITE_MS);
  });
  restore();
}
