import type { DatabaseStore } from '@/database/database-store';
import type { SyncApi } from '@workers/protocol/sync-api';
import { SyncWorker } from './sync-worker';

/**
 * Creates the engine for a page that keeps its databases in memory, because no worker can read them there. The engine
 * pauses while the page is hidden.
 */
export function createPageEngine(store: DatabaseStore): SyncApi {
  return new SyncWorker(store);
}
