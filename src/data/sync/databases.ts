import { CacheDatabase } from '@/database/cache-database';
import { cacheName, draftsName, type DatabaseOwner } from '@/database/database-names';
import { isStorageError, type DatabaseStore } from '@/database/database-store';
import { DraftsDatabase } from '@/database/drafts-database';
import { endTransactions, noteTransactions } from '@/database/add-ons/open-transactions';
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

/** A browser that closed connections gets this time before it is asked for new ones. */
const TIDY_MS = 1_000;

let open: Databases | null = null;
/** Lost a moment ago: that their readers fail is known. */
const lost = new WeakSet<CacheDatabase>();
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
  const drafts = new DraftsDatabase(names.drafts, memory?.store);
  for (const database of [cache, drafts]) noteTransactions(database);
  open = { owner: ownerOf(session), cache, drafts };
  watchLoss(open);
  for (const listener of openListeners) listener(open);
  return open;
}

/**
 * A browser may close a connection by itself, with all that is stored (to make room, or as it is broken). Dexie would open anew
 * and find nothing there without a word, while what a form shows is the only copy: no read may succeed before the readers
 * have new connections, which come once the browser has tidied up.
 */
function watchLoss(opened: Databases): void {
  const databases = [opened.cache, opened.drafts];
  const failed = new DOMException('The browser closed the database.', 'InvalidStateError');
  const onLoss = (): void => {
    lost.add(opened.cache);
    for (const database of databases) database.close({ disableAutoOpen: true });
    for (const listener of listeners) listener();
    setTimeout(() => {
      lost.delete(opened.cache);
      reportStorageFailure(failed, opened);
    }, TIDY_MS);
  };
  for (const database of databases)
    database.on('close', () =>
      // A connection that this code closes itself says so only afterwards.
      queueMicrotask(() => {
        if (!database.hasBeenClosed()) onLoss();
      }),
    );
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

/**
 * Closes the databases of a page that is left and kept for going back, and ends what they are doing: standing still there, it
 * would hold up every other page and the worker (decision 021). Nothing opens them again in this page.
 */
export function letGoOfDatabases(): void {
  if (open === null) return;
  // Their readers fail now, which is no failure of the storage.
  lost.add(open.cache);
  endTransactions();
  for (const database of [open.cache, open.drafts]) database.close({ disableAutoOpen: true });
}

/** Whether the browser took the databases away, and nobody has new connections yet. */
export function areLost(): boolean {
  return open !== null && lost.has(open.cache);
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

/** Calls back when other databases are to be read, or when they are lost. */
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
  if (areCurrent(of) && !lost.has(of.cache)) for (const listener of failureListeners) listener(error);
  return true;
}

/** Calls back when the databases of this page fail. */
export function onStorageFailure(listener: FailureListener): void {
  failureListeners.add(listener);
}
