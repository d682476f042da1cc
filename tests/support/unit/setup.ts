import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';
import { propertyRuns } from '../simulation/seeds';

// Every `npm test` tries the same values, `npm run test:properties` more and new ones. fast-check prints the seed of a failure.
configureGlobal({ numRuns: propertyRuns(), ...(process.env['PROPERTY_RUNS'] === undefined && { seed: 1 }) });

// Dexie keeps the IndexedDB that it finds at its first import, so every file has the same one, and leaves it empty.
afterAll(async () => {
  vi.restoreAllMocks();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
