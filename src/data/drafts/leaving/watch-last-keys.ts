import { onDatabases } from '../../sync/databases';
import { isLastKeys } from './last-keys';
import { restoreLastKeys } from './restore-last-keys';

/** A page that lives on writes what it noted, and removes the note, within this. */
const OWN_WRITE_MS = 2_000;

/** Has what pages that are gone left unwritten written: by a start of the console, and by a tab that stays when another closes. */
export function watchLastKeys(): void {
  const restore = (): void => void restoreLastKeys();
  onDatabases(restore);
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null && isLastKeys(key ?? '')) setTimeout(restore, OWN_WRITE_MS);
  });
  restore();
}
