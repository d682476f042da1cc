import type { DatabaseStore } from '@/database/database-store';
import type { SyncApi } from '@workers/protocol/sync-api';
import { SyncWorker } from './sync-worker';

/**
 * The engine of a page that keeps its databases in memory, where no worker can read them. Each such page has its own
 * engine, so a hidden page does not poll.
 */
export function createPageEngine(store: DatabaseStore): SyncApi {
  return new SyncWorker(store);
}
