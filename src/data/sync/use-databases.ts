import { useState, useSyncExternalStore } from 'react';
import { currentDatabases, isInMemory, reportStorageFailure, subscribeDatabases, type Databases } from './databases';
import { LiveRead } from './live-read';

/** The databases of the signed-in person; null if nobody is signed in. New databases replace them after a failure. */
export function useDatabases(): Databases | null {
  return useSyncExternalStore(subscribeDatabases, currentDatabases, currentDatabases);
}

/** Whether this page keeps its databases in memory. If so, a screen must not say that data is saved on this device. */
export function useInMemory(): boolean {
  return useSyncExternalStore(subscribeDatabases, isInMemory, isInMemory);
}

/**
 * Returns the result of `read`, and reads again when the data that it has used changes. Undefined until the first read
 * has ended, while the storage fails, and after a sign-out.
 */
export function useDatabaseQuery<T>(read: (open: Databases) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const open = useDatabases();
  const start = (before?: T) => ({
    deps: [open, ...deps],
    live: new LiveRead(async () => readFrom(open, read)),
    before,
  });
  const [reading, setReading] = useState(start);
  const { live, before } = reading;
  const outcome = useSyncExternalStore(live.connect, live.outcome, live.outcome);
  if (outcome !== null && 'error' in outcome) throw outcome.error;
  const value = outcome === null ? before : outcome.value;
  const isSame = reading.deps.every((each, index) => Object.is(each, [open, ...deps][index]));
  // The previous result stays until the new read has a result.
  if (!isSame) setReading(start(value));
  return value;
}

async function readFrom<T>(open: Databases | null, read: (open: Databases) => Promise<T>): Promise<T | undefined> {
  if (open === null) return undefined;
  try {
    return await read(open);
  } catch (error) {
    // If the browser closes the databases during a read, the read may fail with any error. It is repeated with the new
    // connections.
    if (!reportStorageFailure(error, open) && !open.cache.hasBeenClosed()) throw error;
    return undefined;
  }
}
