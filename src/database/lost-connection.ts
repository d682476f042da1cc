import type { Dexie } from 'dexie';

/**
 * Calls `listener` when the browser closes an open connection, for example to free space or after corruption. The
 * database may then be opened again. Not called when the console itself closes the connection, or when the database
 * cannot be opened.
 */
export function onLostConnection(database: Dexie, listener: () => void): void {
  database.on('close', () => {
    // Dexie fires the event before it gives up the connection, and even if no connection was open.
    if (!database.isOpen()) return;
    // If the console has closed the connection, `hasBeenClosed` returns true, but only after this event.
    queueMicrotask(() => {
      if (!database.hasBeenClosed()) listener();
    });
  });
}
