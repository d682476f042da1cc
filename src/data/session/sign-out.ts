import { Dexie } from 'dexie';
import { cachePrefix, draftsName, type DatabaseOwner } from '@/database/database-names';
import type { DraftRow } from '@/domain/drafts/draft';
import { tabStorage } from '../browser-storage';
import { deleteOrphanedUnfinished } from '../drafts/unfinished/unfinished';
import { closeDatabases, currentDatabases, ownerOf, type Databases } from '../sync/databases';
import { detachSync } from '../sync/sync-connection';
import { stopSync } from '../sync/sync-client';
import type { Session } from '@/domain/session-token';
import { announceSignOut } from './follow-sign-out';
import { forgetUser } from './forget-user';
import { clearSession, currentSession } from '../session-store';
import { withSignOutLock } from './sign-out-lock';
import { withTimeLimit } from './with-time-limit';

/** Reads the drafts that a sign-out would delete or keep. Rejects if they cannot be read. */
export async function unsentDrafts(): Promise<DraftRow[]> {
  const open = currentDatabases();
  if (open === null) return [];
  const drafts = await withTimeLimit(open.drafts.drafts.toArray());
  if (drafts === undefined) throw new Error('the drafts on this device cannot be read');
  return drafts;
}

/**
 * Signs out in every tab. First removes the session, which closes every screen. Then stops the sync and deletes this
 * person's caches and remembered state. A new sign-in waits until the sign-out has ended.
 * @param options.keepDrafts whether to keep the drafts for this person's next sign-in on this device
 */
export async function signOut({ keepDrafts }: { keepDrafts: boolean }): Promise<void> {
  const session = currentSession();
  const open = currentDatabases();
  if (session === null || open === null) return;
  await withSignOutLock(() => removeEverything(session, open, keepDrafts));
}

async function removeEverything(session: Session, open: Databases, keepDrafts: boolean): Promise<void> {
  const owner = ownerOf(session);
  announceSignOut();
  clearSession();
  stopSync();
  await withTimeLimit(detachSync());
  // If the drafts cannot be read, assume that there are some, and keep them.
  const keeps = keepDrafts && (await withTimeLimit(hasDrafts(open))) !== false;
  if (keeps) await withTimeLimit(deleteOrphanedUnfinished(open.drafts));
  const emptied = await withTimeLimit(emptyStores(open, keeps));
  closeDatabases();
  forgetUser(owner, { keepsJournal: false });
  tabStorage.clear();
  const deleted = await withTimeLimit(deleteDatabases(owner, keeps));
  if (emptied !== true && deleted !== true) throw new Error('the databases of this person could not be removed');
}

async function hasDrafts({ drafts }: Databases): Promise<boolean> {
  return (await drafts.drafts.limit(1).primaryKeys()).length > 0;
}

/** Empties the cache and the drafts database. If drafts are kept, their unfinished input stays too. */
async function emptyStores({ cache, drafts }: Databases, keepsDrafts: boolean): Promise<true> {
  const draftTables = keepsDrafts ? drafts.clearedAtSignOut : drafts.tables;
  await Promise.all([...cache.tables, ...draftTables].map((table) => table.clear()));
  return true;
}

async function deleteDatabases(owner: DatabaseOwner, keepsDrafts: boolean): Promise<true> {
  const names = (await Dexie.getDatabaseNames()).filter(
    (name) => name.startsWith(cachePrefix(owner)) || (!keepsDrafts && name === draftsName(owner)),
  );
  await Promise.all(names.map((name) => Dexie.delete(name)));
  return true;
}
