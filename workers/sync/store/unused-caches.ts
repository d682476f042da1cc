import { Dexie } from 'dexie';
import { browserLocks } from '@/lib/browser/locks';
import { cacheInUseName } from '@workers/protocol/sync-status';

/**
 * Deletes this person's other caches, which belong to older schemas, other companies or other roles. Keeps a cache that
 * a worker of another build still uses.
 * @param cacheName the cache that stays
 */
export async function deleteUnusedCaches(cacheName: string): Promise<void> {
  // The first three parts of a name identify the person; each part is encoded, so it contains no colon.
  const person = cacheName.split(':', 3).join(':');
  const inUse = await browserLocks().namesInUse();
  const names = (await Dexie.getDatabaseNames()).filter(
    (name) => name !== cacheName && name.startsWith(`${person}:`) && !inUse.has(cacheInUseName(name)),
  );
  await Promise.all(names.map((name) => Dexie.delete(name)));
}

/** Holds a lock until the signal aborts, so that workers of other builds do not delete the cache. */
export function holdCache(cacheName: string, signal: AbortSignal): void {
  const untilEnd = (): Promise<void> =>
    new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
  browserLocks()
    .request(cacheInUseName(cacheName), { mode: 'shared', signal }, untilEnd)
    .catch(() => {});
}
