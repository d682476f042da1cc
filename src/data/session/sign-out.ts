import { Dexie } from 'dexie';
import { cachePrefix, draftsName } from '@/lib/database/database-names';
import type { DraftRow } from '@/lib/database/draft-rows';
import { closeDatabases, currentDatabases, ownerOf } from '../sync/databases';
import { detachSync } from '../sync/sync-connection';
import { stopSync } from '../sync/sync-client';
import { forgetUser } from '../user-storage';
import { clearSession, currentSession } from './session-store';

const CHANNEL = 'session';
/** A blocked deletion goes on by itself when the other tab lets go; nobody waits for it, the stores are empty by then. */
const DELETE_MS = 3_000;

/** Drafts that signing out would concern. */
export async function unsentDrafts(): Promise<DraftRow[]> {
  return (await currentDatabases()?.drafts.drafts.toArray()) ?? [];
}

/**
 * Signs out in every tab: stops the sync, empties and deletes the caches of this person, forgets what was remembered.
 * `keepDrafts` leaves the drafts for this person's next sign-in on this device; otherwise they go too (design, section 3).
 */
export async function signOut({ keepDrafts }: { keepDrafts: boolean }): Promise<void> {
  const session = currentSession();
  const open = currentDatabases();
  if (session === null || open === null) return;
  const owner = ownerOf(session);
  announceSignOut();
  await detachSync();
  stopSync();
  const hasDrafts = keepDrafts && (await open.drafts.drafts.limit(1).primaryKeys()).length > 0;
  await emptyStores(open.cache);
  if (!hasDrafts) await emptyStores(open.drafts);
  closeDatabases();
  clearSession();
  forgetUser(owner.userKey, cachePrefix(owner));
  sessionStorage.clear();
  const names = (await Dexie.getDatabaseNames()).filter(
    (name) => name.startsWith(cachePrefix(owner)) || (!hasDrafts && name === draftsName(owner)),
  );
  await Promise.all(names.map((name) => Promise.race([Dexie.delete(name), later(DELETE_MS)])));
}

function announceSignOut(): void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.postMessage('signed-out');
  channel.close();
}

/** Lets this tab go when another one signs out: its databases close, so that they can be deleted. */
export function followSignOut(onSignedOut: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', () => {
    stopSync();
    closeDatabases();
    sessionStorage.clear();
    void detachSync();
    onSignedOut();
  });
  return () => channel.close();
}

async function emptyStores(database: Dexie): Promise<void> {
  await Promise.race([Promise.all(database.tables.map((table) => table.clear())), later(DELETE_MS)]);
}

function later(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
