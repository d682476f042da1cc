import type { Dexie } from 'dexie';

/**
 * Calls back when an open connection is closed and may be opened again: the browser has closed it, for example to free
 * space or after corruption. Not when this code closes it for good, and not when a database does not open.
 */
export function onLostConnection(database: Dexie, listener: () => void): void {
  database.on('close', () => {
    // Dexie fires the event before it gives up the connection, and also when there was none.
    if (!database.isOpen()) return;
    // When this code closes the connection, `hasBeenClosed` returns true only after this event.
    queueMicrotask(() => {
      if (!database.hasBeenClosed()) listener();
    });
  });
}
