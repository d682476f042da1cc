import { Listeners } from './listeners';

/** Makes listeners that are also called when another tab has changed the local storage. */
export function storageListeners(): Listeners {
  const changes: Listeners = new Listeners(() => {
    addEventListener('storage', changes.notify);
    return () => removeEventListener('storage', changes.notify);
  });
  return changes;
}
