import { CacheDatabase } from '@/lib/database/cache-database';
import { cacheName, draftsName, type DatabaseOwner } from '@/lib/database/database-names';
import { DraftsDatabase } from '@/lib/database/drafts-database';
import { scopeOf, userKeyOf } from '@/domain/session-token';
import { appConfig } from '../config';
import { currentSession, type Session } from '../session/session-store';

/** The two databases of the signed-in person, as this page sees them. */
export interface Databases {
  owner: DatabaseOwner;
  cache: CacheDatabase;
  drafts: DraftsDatabase;
}

let open: Databases | null = null;

export function ownerOf({ user }: Session): DatabaseOwner {
  return { backendUrl: appConfig().backendUrl, userKey: userKeyOf(user), scope: scopeOf(user) };
}

/** The databases of the current session, opened once; null when nobody is signed in. */
export function currentDatabases(): Databases | null {
  const session = currentSession();
  if (session === null) return null;
  const owner = ownerOf(session);
  if (open !== null && open.cache.name === cacheName(owner)) return open;
  closeDatabases();
  open = { owner, cache: new CacheDatabase(cacheName(owner)), drafts: new DraftsDatabase(draftsName(owner)) };
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
