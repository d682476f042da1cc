import { Dexie } from 'dexie';
import { hasExpired } from '../session-clock';
import { cacheName } from '@/database/database-names';
import { lastSuccessKey } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import { ownerOf } from '../sync/databases';
import { currentSession } from '../session-store';

const MAX_IDLE_MS = 30 * 24 * 3_600_000;

/**
 * Deletes caches that were not updated from the server for 30 days; drafts stay. The cache of a valid session is always
 * kept. Runs when the console starts, before databases are opened.
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

/** Whether the last update is more than 30 days ago. A cache without a time of the last update is new. */
function isIdle(name: string, now: number): boolean {
  const lastSuccess = deviceStorage.get(lastSuccessKey(name));
  return lastSuccess !== null && now - Number(lastSuccess) > MAX_IDLE_MS;
}
