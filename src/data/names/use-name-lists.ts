import { liveQuery } from 'dexie';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { nameListKey, type NameList, type NameListRow } from '@/domain/names/name-list';
import { Listeners } from '@/lib/listeners';
import { currentDatabases, reportStorageFailure, subscribeDatabases } from '../sync/databases';
import { keysBeingRead, subscribeReading } from './name-reader';

/** A stored list. It may be long, so it is read once for all fields that use it. */
class SharedList {
  /** Undefined until the cache has been read, and if this device does not have the list. */
  row: NameListRow | undefined;
  /** How many times the row has changed. */
  version = 0;
  /** Whether the cache has been read. */
  isRead = false;
  readonly changes = new Listeners(() => this.#follow());

  constructor(private readonly key: string) {}

  #follow(): () => void {
    let stop = this.#read();
    const unsubscribe = subscribeDatabases(() => {
      stop();
      stop = this.#read();
    });
    return () => {
      unsubscribe();
      stop();
      lists.delete(this.key);
    };
  }

  #read(): () => void {
    const open = currentDatabases();
    if (open === null) return () => undefined;
    const subscription = liveQuery(() => open.cache.nameLists.get(this.key)).subscribe(
      (row) => {
        this.row = row;
        this.isRead = true;
        this.version++;
        this.changes.notify();
      },
      (error: unknown) => {
        if (!reportStorageFailure(error, open)) console.warn('The names on this device could not be read.', error);
      },
    );
    return () => subscription.unsubscribe();
  }
}

const lists = new Map<string, SharedList>();

function listAt(key: string): SharedList {
  const list = lists.get(key) ?? new SharedList(key);
  lists.set(key, list);
  return list;
}

/** Stored lists of names. */
export interface KnownNames {
  /** The rows by key. If this device does not have a list, the list is absent. */
  rows: ReadonlyMap<string, NameListRow>;
  /** Whether the cache has been read for all these lists. */
  isRead: boolean;
}

/** The stored rows of these lists of names. Updates live. */
export function useNameLists(wanted: readonly NameList[]): KnownNames {
  const lines = [...new Set(wanted.map(nameListKey))].join('\n');
  const keys = useMemo(() => (lines === '' ? [] : lines.split('\n')), [lines]);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const unsubscribes = keys.map((key) => listAt(key).changes.subscribe(onChange));
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
    [keys],
  );
  const readVersion = (): number => keys.reduce((sum, key) => sum + (lists.get(key)?.version ?? 0), 0);
  const version = useSyncExternalStore(subscribe, readVersion, readVersion);
  return useMemo(() => {
    const rows = keys.flatMap((key) => lists.get(key)?.row ?? []);
    const isRead = keys.every((key) => lists.get(key)?.isRead === true);
    return { rows: new Map(rows.map((row) => [row.key, row])), isRead, version };
  }, [keys, version]);
}

/** Whether this page is reading one of these lists from the server. */
export function useIsReading(wanted: readonly NameList[]): boolean {
  const keys = useSyncExternalStore(subscribeReading, keysBeingRead, keysBeingRead);
  return wanted.some((list) => keys.has(nameListKey(list)));
}
