import { useLiveQuery } from 'dexie-react-hooks';
import { useSyncExternalStore } from 'react';
import { currentDatabases, isInMemory, reportStorageFailure, subscribeDatabases, type Databases } from './databases';

/** The databases of the signed-in person; others after the storage of this device has failed. */
export function useDatabases(): Databases | null {
  return useSyncExternalStore(subscribeDatabases, currentDatabases, currentDatabases);
}

/** Whether this page keeps its databases in memory, so that nothing may be called saved on this device. */
export function useInMemory(): boolean {
  return useSyncExternalStore(subscribeDatabases, isInMemory, isInMemory);
}

/**
 * A live read of the databases: undefined until the first answer, then the newest value; re-runs when what it read
 * changes. Also undefined while the storage fails, and for a screen that renders once more after a sign-out.
 */
export function useDatabaseQuery<T>(read: (open: Databases) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const open = useDatabases();
  return useLiveQuery(async () => {
    if (open === null) return undefined;
    try {
      return await read(open);
    } catch (error) {
      if (!reportStorageFailure(error, open)) throw error;
      return undefined;
    }
  }, [open, ...deps]);
}
