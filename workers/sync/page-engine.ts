import type { DatabaseStore } from '@/database/database-store';
import type { SyncApi } from '@workers/protocol/sync-api';
import { SyncWorker } from './sync-worker';

/**
 * Creates the engine of a page that keeps its databases in memory, where no worker can read them. Each such page has
 * its own engine, which pauses while the page is hidden.
 */
export function createPageEngine(store: DatabaseStore): SyncApi {
  return new SyncWorker(store);
}
