import type { CachedPage } from '@/database/cached-page';
import { currentDatabases } from '../sync/databases';
import { firstScreenTaken } from '../sync/first-screen';

/** The newest page as the first paint has read it; undefined where it did not, for another person, and once the cache has answered. */
export function earlyPage(): CachedPage | undefined {
  const early = globalThis.firstPaint?.early;
  return early && early.cacheName === currentDatabases()?.cache.name ? early.page : undefined;
}

/** From now on the cache is read by the console itself. */
export function forgetEarlyPage(): void {
  if (globalThis.firstPaint) globalThis.firstPaint.early = null;
  firstScreenTaken();
}
