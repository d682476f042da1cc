import { useLiveQuery } from 'dexie-react-hooks';
import type { CacheDatabase } from '@/lib/database/cache-database';
import { databases } from '../sync/databases';

/** A live read of the cache: undefined until the first answer, then the newest value; re-runs when what it read changes. */
export function useCacheQuery<T>(read: (cache: CacheDatabase) => Promise<T>, deps: readonly unknown[]): T | undefined {
  const { cache } = databases();
  return useLiveQuery(() => read(cache), [cache, ...deps]);
}
