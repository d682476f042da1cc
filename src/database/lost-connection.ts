import type { Dexie } from 'dexie';

/**
 * Calls `listener` when the browser closes an open connection, for example to free space or after corruption. The
 * database may then be opened again. Not called when this code closes the connection, or when the database cannot open.
 */
export function onLostConnection(database: Dexie, listener: () => void): void {
  database.on('close', () => {
    // Dexie fires the event before it gives up the connection, and also if none was open.
    if (!database.isOpen()) return;
    // When this code closes the connection, `hasBeenClosed` returns true only after this event.
    queueMicrotask(() => {
      if (!database.hasBeenClosed()) listener();
    });
  });
}
