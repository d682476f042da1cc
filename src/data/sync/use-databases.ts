import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import { currentDatabases, isInMemory, reportStorageFailure, subscribeDatabases, type Databases } from './databases';
import { LiveRead } from './live-read';

/**
 * The databases of the signed-in person; null when signed out. After a storage failure, new databases replace them.
 */
export function useDatabases(): Databases | null {
  return useSyncExternalStore(subscribeDatabases, currentDatabases, currentDatabases);
}

/** Whether this page keeps its databases in memory. The screen must then not say that data is saved on this device. */
export function useInMemory(): boolean {
  return useSyncExternalStore(subscribeDatabases, isInMemory, isInMemory);
}

/**
 * Reads the databases, and reads again when the data that `read` used changes. The result is undefined until the first
 * read has ended, while the storage fails, and for a screen that renders once more after a sign-out.
 */
export function useDatabaseQuery<T>(read: (open: Databases) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const open = useDatabases();
  const live = useMemo(
    () =>
      new LiveRead(async () => {
        if (open === null) return undefined;
        try {
          return await read(open);
        } catch (error) {
          // A read that runs while the browser closes the databases may end in any error. New connections read again.
          if (!reportStorageFailure(error, open) && !open.cache.hasBeenClosed()) throw error;
          return undefined;
        }
      }),
    [open, ...deps],
  );
  const [, showChange] = useReducer((changes: number) => changes + 1, 0);
  /** The result stays until the one for other `deps` is known. */
  const kept = useRef(live.result);
  kept.current = live.result ?? kept.current;
  useEffect(() => {
    const end = live.connect(showChange);
    if (live.result !== null && live.result !== kept.current) showChange();
    return end;
  }, [live]);
  if (live.failure !== null) throw live.failure.error;
  return kept.current?.value;
}
