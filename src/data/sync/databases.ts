import { CacheDatabase } from '@/lib/database/cache-database';
import { cacheName, draftsName, type DatabaseOwner } from '@/lib/database/database-names';
import { isStorageError, type DatabaseStore } from '@/lib/database/database-store';
import { DraftsDatabase } from '@/lib/database/drafts-database';
import { scopeOf, type Session, userKeyOf } from '@/domain/session-token';
import { appConfig } from '../config';
import { currentSession } from '../session/session-store';

/** The two databases of the signed-in person, as this page sees them. */
export interface Databases {
  owner: DatabaseOwner;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
}

type FailureListener = (error: unknown) => void;
type OpenListener = (opened: Databases) => void;

let open: Databases | null = null;
/** Set once this page keeps its databases in memory; `id` tells its names from those of other tabs. */
let memory: { store: DatabaseStore; id: string } | null = null;
const listeners = new Set<() => void>();
const failureListeners = new Set<FailureListener>();
const openListeners = new Set<OpenListener>();

export function ownerOf({ user }: Session): DatabaseOwner {
  return { backendUrl: appConfig().backendUrl, userKey: userKeyOf(user), scope: scopeOf(user) };
}

/** The names of the databases of a session, from which the lock and the channel of its engine are named too. */
export function databaseNames(session: Session): { cache: string; drafts: string } {
  const owner = ownerOf(session);
  const own = memory === null ? '' : `:memory:${memory.id}`;
  return { cache: cacheName(owner) + own, drafts: draftsName(owner) + own };
}

/** The databases of the current session, opened once; null when nobody is signed in. */
export function currentDatabases(): Databases | null {
  const session = currentSession();
  if (session === null) return null;
  const names = databaseNames(session);
  if (open !== null && open.cache.name === names.cache) return open;
  closeDatabases();
  const cache = new CacheDatabase(names.cache, memory?.store);
  open = { owner: ownerOf(session), cache, drafts: new DraftsDatabase(names.drafts, memory?.store) };
  for (const listener of openListeners) listener(open);
  return open;
}

/** The databases; throws when nobody is signed in, which the route guard rules out. */
export function databases(): Databases {
  const current = currentDatabases();
  if (current === null) throw new Error('nobody is signed in');
  return current;
}

export function closeDatabases(): void {
  open?.cache.close({ disableAutoOpen: true });
  open?.drafts.close({ disableAutoOpen: true });
  open = null;
}

/** Closes the databases and has every reader go on with new connections. */
export function reopenDatabases(): void {
  closeDatabases();
  for (const listener of listeners) listener();
}

/**
 * From now on this page keeps its databases in memory: each page its own.
 * @param id of this page
 */
export function keepInMemory(store: DatabaseStore, id: string): void {
  memory = { store, id };
  reopenDatabases();
}

/** Whether what is written now is gone with this page. */
export function isInMemory(): boolean {
  return memory !== null;
}

/** Calls back when other databases are to be read. */
export function subscribeDatabases(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether these are the databases that are read now: not closed by a sign-out, nor replaced by new connections. */
export function areCurrent({ cache }: Pick<Databases, 'cache'>): boolean {
  return cache === open?.cache;
}

/** Calls back whenever databases are made ready to be opened. */
export function onDatabases(listener: OpenListener): void {
  openListeners.add(listener);
}

/**
 * Takes note of a failure of these databases; gives false when it is none of the storage's, so that the caller throws it.
 * Databases that are not the current ones any more have no say.
 */
export function reportStorageFailure(error: unknown, of: Pick<Databases, 'cache'>): boolean {
  if (!isStorageError(error)) return false;
  if (areCurrent(of)) for (const listener of failureListeners) listener(error);
  return true;
}

/** Calls back when the databases of this page fail. */
export function onStorageFailure(listener: FailureListener): void {
  failureListeners.add(listener);
}
