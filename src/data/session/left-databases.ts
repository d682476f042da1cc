import { Dexie } from 'dexie';
import { cachePrefix, draftsName, type DatabaseOwner } from '@/database/database-names';
import { DraftsDatabase } from '@/database/drafts-database';
import { userKeyOf } from '@/domain/session-token';
import { lastSuccessKey } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import { currentSession } from '../session-store';
import { forgetUser } from './forget-user';
import { withSignOutLock } from './sign-out-lock';
import { withTimeLimit } from './with-time-limit';

/**
 * Removes what this page may have stored for a person after another tab has signed out. A busy page hears of the
 * sign-out late, and until then it may create the deleted databases again. Waits for the end of the sign-out. Drafts
 * stay. If the person has signed in again, everything stays.
 * @param owner the person whose databases this page had open
 * @param engineStopped settles when the engine of this page no longer works for that person
 */
export async function removeLateData(owner: DatabaseOwner, engineStopped: Promise<void>): Promise<void> {
  await withTimeLimit(engineStopped);
  await withSignOutLock(async () => {
    const session = currentSession();
    if (session !== null && userKeyOf(session.user) === owner.userKey) return;
    // Drafts stay if another person signs in after this person's session has expired, and so do their journal entries.
    forgetUser(owner, { keepsJournal: true });
    const names = await Dexie.getDatabaseNames();
    const caches = names.filter((name) => name.startsWith(cachePrefix(owner)));
    const drafts = names.filter((name) => name === draftsName(owner));
    await Promise.all([...caches.map(removeCache), ...drafts.map(keepOnlyDrafts)]);
  });
}

/** Empties a cache of any build, and deletes it. */
export async function removeCache(name: string): Promise<void> {
  deviceStorage.remove(lastSuccessKey(name));
  await withTimeLimit(empty(name));
  await withTimeLimit(Dexie.delete(name));
}

async function empty(name: string): Promise<void> {
  const database = await new Dexie(name).open();
  await Promise.all(database.tables.map((table) => table.clear()));
  database.close();
}

/** Keeps only drafts and unfinished input in a drafts database. If it has neither, deletes the database. */
export async function keepOnlyDrafts(name: string): Promise<void> {
  if ((await withTimeLimit(hasInput(name))) === false) await withTimeLimit(Dexie.delete(name));
}

async function hasInput(name: string): Promise<boolean> {
  const database = new DraftsDatabase(name);
  try {
    await Promise.all(database.clearedAtSignOut.map((table) => table.clear()));
    const counts = [database.drafts, database.openEntries, database.brokenTexts].map((table) => table.count());
    return (await Promise.all(counts)).some((count) => count > 0);
  } finally {
    database.close();
  }
}
