import { Dexie } from 'dexie';
import { hasExpired } from '../session-clock';
import { cacheName } from '@/database/database-names';
import { lastSuccessKey } from '@/lib/storage-keys';
import { DAY_MS } from '@/lib/durations';
import { deviceStorage } from '../browser-storage';
import { ownerOf } from '../sync/databases';
import { currentSession } from '../session-store';

const MAX_IDLE_MS = 30 * DAY_MS;

/**
 * Deletes caches whose last update from the server is more than 30 days ago, except the cache of a valid session.
 * Drafts stay. Call it when the console starts.
 * @param now device clock, milliseconds
 */
export async function forgetIdleCaches(now: number): Promise<void> {
  const session = currentSession();
  const current = session === null || hasExpired(session) ? null : cacheName(ownerOf(session));
  const names = await Dexie.getDatabaseNames().catch(() => []);
  const idle = names.filter((name) => name.startsWith('cache:') && name !== current && isIdle(name, now));
  await Promise.allSettled(
    idle.map(async (name) => {
      await Dexie.delete(name);
      deviceStorage.remove(lastSuccessKey(name));
    }),
  );
}

/** Whether the last update is more than 30 days ago. False if no update is recorded, because the cache is then new. */
function isIdle(name: string, now: number): boolean {
  const lastSuccess = deviceStorage.get(lastSuccessKey(name));
  return lastSuccess !== null && now - Number(lastSuccess) > MAX_IDLE_MS;
}
