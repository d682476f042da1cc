import { useLiveQuery } from 'dexie-react-hooks';
import type { CacheDatabase } from '@/lib/database/cache-database';
import { currentDatabases } from '../sync/databases';

/**
 * A live read of the cache: undefined until the first answer, then the newest value; re-runs when what it read changes.
 * Undefined too for a screen that is rendered once more after its person has signed out.
 */
export function useCacheQuery<T>(read: (cache: CacheDatabase) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const cache = currentDatabases()?.cache;
  return useLiveQuery(() => (cache === undefined ? undefined : read(cache)), [cache, ...deps]);
}
