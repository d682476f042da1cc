import type { DatabaseStore } from '@/database/database-store';
import type { SyncApi } from '@workers/protocol/sync-api';
import { SyncWorker } from './sync-worker';

/**
 * Creates the engine of a page that keeps its databases in memory. The engine runs in the page, because no worker can
 * read the page's memory. It pauses while the page is hidden.
 */
export function createPageEngine(store: DatabaseStore): SyncApi {
  return new SyncWorker(store);
}
