import { Dexie } from 'dexie';
import { hasExpired } from './session-clock';
import { cacheName } from '@/database/database-names';
import { lastSuccessKey } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import { ownerOf } from '../sync/databases';
import { currentSession } from './session-store';

const LONGEST_MS = 30 * 24 * 3_600_000;

/**
 * Deletes the caches of people who were not signed in on this device for 30 days; drafts stay. The cache of a valid
 * session is kept at any age. Runs at start, before databases are opened.
 * @param now device clock, milliseconds
 */
export async function forgetIdleCaches(now: number): Promise<void> {
  const session = currentSession();
  const own = session === null || hasExpired(session) ? null : cacheName(ownerOf(session));
  const names = await Dexie.getDatabaseNames().catch(() => []);
  const idle = names.filter((name) => name.startsWith('cache:') && name !== own && isIdle(name, now));
  await Promise.allSettled(
    idle.map(async (name) => {
      await Dexie.delete(name);
      deviceStorage.remove(lastSuccessKey(name));
    }),
  );
}

/** A cache without a mark belongs to a new sign-in and has no data yet. */
function isIdle(name: string, now: number): boolean {
  const mark = deviceStorage.get(lastSuccessKey(name));
  return mark !== null && now - Number(mark) > LONGEST_MS;
}
