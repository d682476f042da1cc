import type { CacheDatabase } from '@/database/cache-database';
import { useDatabaseQuery } from '../sync/use-databases';

/** A live read of the cache, like `useDatabaseQuery`. */
export function useCacheQuery<T>(read: (cache: CacheDatabase) => Promise<T>, deps: readonly unknown[]): T | undefined {
  return useDatabaseQuery(({ cache }) => read(cache), deps);
}
