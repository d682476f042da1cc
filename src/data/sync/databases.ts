import { CacheDatabase } from '@/database/cache-database';
import { cacheName, draftsName, type DatabaseOwner } from '@/database/database-names';
import { isStorageError, type DatabaseStore } from '@/database/database-store';
import { DraftsDatabase } from '@/database/drafts-database';
import { onLostConnection } from '@/database/lost-connection';
import { endTransactions, trackTransactions } from '@/database/open-transactions';
import { scopeOf, type Session, userKeyOf } from '@/domain/session-token';
import { Listeners } from '@/lib/listeners';
import { appConfig } from '../config';
import { currentSession } from '../session-store';

/** The two databases of the signed-in person. */
export interface Databases {
  owner: DatabaseOwner;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
}

/** After the browser has closed a connection, new connections are opened after this pause. */
const REOPEN_DELAY_MS = 1_000;

let open: Databases | null = null;
/** Caches whose connections are closed although screens still read them. The failures of these reads are expected. */
const lost = new WeakSet<CacheDatabase>();
/** Set while this page keeps its databases in memory. `id` makes their names unique among the tabs. */
let memory: { store: DatabaseStore; id: string } | null = null;
const changes = new Listeners();
const failures = new Listeners<[error: unknown, by: 'page' | 'browser']>();
const openings = new Listeners<[opened: Databases]>();

export function ownerOf({ user }: Session): DatabaseOwner {
  return { backendUrl: appConfig().backendUrl, userKey: userKeyOf(user), scope: scopeOf(user) };
}

/** The names of a session's databases. They are also part of the names of the engine's locks and channel. */
export function databaseNames(session: Session): { cache: string; drafts: string } {
  const owner = ownerOf(session);
  const suffix = memory === null ? '' : `:memory:${memory.id}`;
  return { cache: cacheName(owner) + suffix, drafts: draftsName(owner) + suffix };
}

/** Returns the databases of the current session, which are created once; null if nobody is signed in. */
export function currentDatabases(): Databases | null {
  const session = currentSession();
  if (session === null) return null;
  const names = databaseNames(session);
  if (open !== null && open.cache.name === names.cache) return open;
  closeDatabases();
  const cache = new CacheDatabase(names.cache, memory?.store);
  const drafts = new DraftsDatabase(names.drafts, memory?.store);
  for (const database of [cache, drafts]) trackTransactions(database);
  open = { owner: ownerOf(session), cache, drafts };
  watchLoss(open);
  openings.notify(open);
  return open;
}

function watchLoss(opened: Databases): void {
  for (const database of [opened.cache, opened.drafts]) onLostConnection(database, () => lose(opened));
}

/**
 * Handles the loss of a connection. A browser may close it and delete the data, to free space or after corruption.
 * Dexie would silently open an empty database, while a form may have the only copy of the data. So all reads fail until
 * new connections are opened a little later.
 */
function lose(opened: Databases): void {
  const failed = new DOMException('The browser closed the database.', 'InvalidStateError');
  lost.add(opened.cache);
  close(opened);
  changes.notify();
  setTimeout(() => {
    lost.delete(opened.cache);
    reportStorageFailure(failed, opened, 'browser');
  }, REOPEN_DELAY_MS);
}

/** Closes the databases as if the browser had closed them; new connections follow a little later. */
export function loseDatabases(): void {
  if (open !== null && !lost.has(open.cache)) lose(open);
}

/** Returns the databases of the current session. Throws if nobody is signed in: no guarded screen is open then. */
export function databases(): Databases {
  const current = currentDatabases();
  if (current === null) throw new Error('nobody is signed in');
  return current;
}

/** The person whose databases this page has open, even after the session has ended; null if none are open. */
export const openOwner = (): DatabaseOwner | null => open?.owner ?? null;

export function closeDatabases(): void {
  if (open !== null) close(open);
  open = null;
}

/** Closes both databases. A later read fails; it does not open them again. */
function close({ cache, drafts }: Databases): void {
  for (const database of [cache, drafts]) database.close({ disableAutoOpen: true });
}

/**
 * Closes the databases of a page that enters the back/forward cache, and aborts their transactions, which would block
 * every other page and the worker (decision 021). This page does not open them again.
 */
export function releaseDatabases(): void {
  if (open === null) return;
  // A failed read of the closed databases does not count as a storage failure.
  lost.add(open.cache);
  endTransactions();
  close(open);
}

/** Whether the connections were closed and new connections are not open yet. */
export function areDatabasesLost(): boolean {
  return open !== null && lost.has(open.cache);
}

/** Replaces the connections: closes the databases, and lets all live reads open them again. */
export function reopenDatabases(): void {
  closeDatabases();
  changes.notify();
}

/**
 * Makes this page keep its databases in memory.
 * @param id the page's id
 */
export function keepInMemory(store: DatabaseStore, id: string): void {
  memory = { store, id };
  reopenDatabases();
}

/** Whether this page's databases are in memory, so that their data is lost when the page closes. */
export function isInMemory(): boolean {
  return memory !== null;
}

/** Calls the listener when the databases are replaced or lost. */
export const subscribeDatabases = changes.subscribe;

/** Whether these are still the current databases: not closed by a sign-out, and not replaced by new connections. */
export function areCurrentDatabases({ cache }: Pick<Databases, 'cache'>): boolean {
  return cache === open?.cache;
}

/** Calls the listener with new databases, before they are opened. */
export const onDatabasesOpening = openings.subscribe;

/**
 * Reports an error to the listeners of `onStorageFailure` if it is a storage failure, unless the databases in which it
 * occurred were replaced or lost. Returns false if the error is not a storage failure; the caller must then throw it.
 * @param by `browser` if the browser has closed the connections
 */
export function reportStorageFailure(
  error: unknown,
  source: Pick<Databases, 'cache'>,
  by: 'page' | 'browser' = 'page',
): boolean {
  if (!isStorageError(error)) return false;
  if (areCurrentDatabases(source) && !lost.has(source.cache)) failures.notify(error, by);
  return true;
}

/** Calls the listener when the current databases of this page fail. */
export const onStorageFailure = failures.subscribe;
