import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';
import { propertyRuns } from '../simulation/seeds';

// Every `npm test` tries the same values. `npm run test:properties` tries more values, and new ones each time.
// fast-check prints the seed of a failure.
configureGlobal({ numRuns: propertyRuns(), ...(process.env['PROPERTY_RUNS'] === undefined && { seed: 1 }) });

// Dexie keeps the IndexedDB that it finds at its first import, so all test files share one IndexedDB, and each file
// leaves it empty.
afterAll(async () => {
  vi.restoreAllMocks();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});
