import type { CachedPage } from '@/database/cached-page';
import { currentDatabases } from '../../sync/databases';

/**
 * The newest page, preloaded by the first paint; undefined without a first paint, for another person, and after the
 * cache has answered.
 */
export function preloadedPage(): CachedPage | undefined {
  const early = globalThis.firstPaint?.early;
  return early && early.cacheName === currentDatabases()?.cache.name ? early.page : undefined;
}
