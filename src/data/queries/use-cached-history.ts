import type { HistoryRow } from '@/domain/instance';
import { useCacheQuery } from './use-cache-query';

/** The newest versions of an instance in the cache; null when never read, undefined until the cache has answered. */
export function useCachedHistory(code: string): HistoryRow | null | undefined {
  return useCacheQuery(async (cache) => (await cache.histories.get(code)) ?? null, [code]);
}
