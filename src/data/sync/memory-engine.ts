import { createMemoryStore } from '@/database/memory-store';
import { createPageEngine } from '@workers/sync/page-engine';

/** The databases and the engine of a page in memory mode. */
export type MemoryEngine = ReturnType<typeof createMemoryEngine>;

/** Creates the store and the engine of a page in memory mode. Only memory mode loads this module. */
export function createMemoryEngine() {
  const store = createMemoryStore();
  return { store, engine: createPageEngine(store) };
}
