import type { Dexie } from 'dexie';
import { MINUTE_MS } from '@/lib/durations';

/** Two storage failures count as unrelated if there is more than this time between them. */
export const UNRELATED_AFTER_MS = MINUTE_MS;
/** A failure within this time after the browser has closed a connection counts as a consequence of that loss. */
export const LOSS_MS = 5_000;
/**
 * If the browser closes the connections more than this number of times within `UNRELATED_AFTER_MS`, the storage counts
 * as broken.
 */
export const MOST_LOSSES = 5;

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
