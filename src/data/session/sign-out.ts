import { Dexie } from 'dexie';
import { cachePrefix, draftsName } from '@/lib/database/database-names';
import type { DraftRow } from '@/lib/database/draft-rows';
import { closeDatabases, currentDatabases, ownerOf, type Databases } from '../sync/databases';
import { detachOwnWorker, detachSync } from '../sync/sync-connection';
import { stopSync } from '../sync/sync-client';
import { forgetUser } from '../user-storage';
import { clearSession, currentSession, SIGN_OUT_LOCK, type Session } from './session-store';

let channel: BroadcastChannel | null = null;
/** A blocked deletion goes on by itself when the other tab lets go; nobody waits for it, the stores are empty by then. */
const DELETE_MS = 3_000;

/** Drafts that signing out would concern. */
export async function unsentDrafts(): Promise<DraftRow[]> {
  return (await currentDatabases()?.drafts.drafts.toArray()) ?? [];
}

/**
 * Signs out in every tab: forgets the session first, so that every screen closes, then stops the sync, empties and
 * deletes the caches of this person and what was remembered. `keepDrafts` leaves the drafts for this person's next
 * sign-in on this device; otherwise they go too (design, section 3). A sign-in waits until this has ended.
 */
export async function signOut({ keepDrafts }: { keepDrafts: boolean }): Promise<void> {
  const session = currentSession();
  const open = currentDatabases();
  if (session === null || open === null) return;
  await navigator.locks.request(SIGN_OUT_LOCK, () => removeEverything(session, open, keepDrafts));
}

async function removeEverything(session: Session, open: Databases, keepDrafts: boolean): Promise<void> {
  const owner = ownerOf(session);
  tabs().postMessage('signed-out');
  clearSession();
  stopSync();
  await detachSync();
  const hasDrafts = keepDrafts && (await open.drafts.drafts.limit(1).primaryKeys()).length > 0;
  await emptyStores(open.cache);
  if (!hasDrafts) await emptyStores(open.drafts);
  closeDatabases();
  forgetUser(owner.userKey, cachePrefix(owner));
  sessionStorage.clear();
  const names = (await Dexie.getDatabaseNames()).filter(
    (name) => name.startsWith(cachePrefix(owner)) || (!hasDrafts && name === draftsName(owner)),
  );
  await Promise.all(names.map((name) => Promise.race([Dexie.delete(name), later(DELETE_MS)])));
}

/** The channel on which tabs tell each other of a sign-out. One object per page: what it sends, it does not hear. */
function tabs(): BroadcastChannel {
  channel ??= new BroadcastChannel('session');
  return channel;
}

/** Lets this tab go when another one signs out: its databases close, so that they can be deleted. */
export function followSignOut(onSignedOut: () => void): () => void {
  const hear = (): void => {
    onSignedOut();
    stopSync();
    closeDatabases();
    sessionStorage.clear();
    void detachOwnWorker();
  };
  tabs().addEventListener('message', hear);
  return () => tabs().removeEventListener('message', hear);
}

async function emptyStores(database: Dexie): Promise<void> {
  await Promise.race([Promise.all(database.tables.map((table) => table.clear())), later(DELETE_MS)]);
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
