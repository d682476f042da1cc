import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterAll, vi } from 'vitest';

// Dexie keeps the IndexedDB that it finds at its first import, so every file has the same one, and leaves it empty.
afterAll(async () => {
  vi.restoreAllMocks();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
