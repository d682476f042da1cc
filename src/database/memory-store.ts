import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import type { DatabaseStore } from './database-store';

/** Creates a store in memory, whose data is lost when the page closes. Used when the storage of the device fails. */
export function createMemoryStore(): DatabaseStore {
  return { indexedDB: new IDBFactory(), IDBKeyRange };
}
