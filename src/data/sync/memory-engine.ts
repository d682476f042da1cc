import { createMemoryStore } from '@/database/memory-store';
import { createPageEngine } from '@workers/sync/in-page';

/** The store and the engine of a page in memory mode; loaded only then. */
export function createMemoryEngine() {
  const store = createMemoryStore();
  return { store, engine: createPageEngine(store) };
}
