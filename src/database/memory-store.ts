import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DatabaseStore } from './database-store';

/** An in-memory store for the lifetime of the page, for browsers that allow no storage. */
export function createMemoryStore(): DatabaseStore {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}
