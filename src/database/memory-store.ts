import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DatabaseStore } from './database-store';

/** A store that lives as long as the page: for a browser that lets the console keep nothing. */
export function createMemoryStore(): DatabaseStore {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}
