import { Dexie } from 'dexie';
import { cachePrefix, draftsName } from '@/database/database-names';
import { userKeyOf, type SessionUser } from '@/domain/session-token';
import { personPrefix } from '@/lib/storage-keys';
import { deviceStorage, tabStorage } from '../browser-storage';
import { appConfig } from '../config';
import { isJournalKey } from '../drafts/unload-journal/unload-journal';
import { closeDatabases } from '../sync/databases';
import { stopSync } from '../sync/sync-client';
import { detachSync } from '../sync/sync-connection';
import { announceSignOut } from './follow-sign-out';
import { keepOnlyDrafts, removeCache } from './left-databases';
import { withSignOutLock } from './sign-out-lock';
import { withTimeLimit } from './with-time-limit';

/**
 * Call this before `user` signs in. Removes the data that earlier sessions of other people have left on this device, as
 * their sign-out would have done. A session that ended without a sign-out leaves its data for the next session of the
 * same person, but nobody else may find that data. Drafts of other people stay.
 */
export async function endEarlierSessions(user: SessionUser): Promise<void> {
  const { backendUrl } = appConfig();
  const owner = { backendUrl, userKey: userKeyOf(user) };
  const anybody = { backendUrl, userKey: '' };
  const names = await Dexie.getDatabaseNames().catch((): string[] => []);
  const startOfCaches = cachePrefix(anybody).slice(0, -1);
  const caches = names.filter((name) => name.startsWith(startOfCaches) && !name.startsWith(cachePrefix(owner)));
  const drafts = names.filter((name) => name.startsWith(draftsName(anybody)) && name !== draftsName(owner));
  await withSignOutLock(async () => {
    if (caches.length > 0) {
      announceSignOut();
      stopSync();
      await withTimeLimit(detachSync());
      closeDatabases();
      tabStorage.clear();
    }
    forgetOtherUsers(backendUrl, owner.userKey);
    await Promise.all([...caches.map(removeCache), ...drafts.map(keepOnlyDrafts)]);
  });
}

/**
 * Removes what is remembered for other people, on the device and in this tab. Entries of the unload journal stay,
 * because they belong to drafts.
 */
function forgetOtherUsers(backendUrl: string, userKey: string): void {
  const start = personPrefix(backendUrl, '').slice(0, -1);
  const own = personPrefix(backendUrl, userKey);
  for (const storage of [deviceStorage, tabStorage])
    for (const key of storage.keys())
      if (key.startsWith(start) && !key.startsWith(own) && !isJournalKey(key)) storage.remove(key);
}
