import { addressPart } from '@/lib/text/storable-text';
import { CACHE_SCHEMA } from './cache-schema';

/** The owner of a database. */
export interface DatabaseOwner {
  /** Base of the backend; "" means the console's own origin. */
  backendUrl: string;
  /** Key of the person on that backend. */
  userKey: string;
  /** Company and roles. A sign-in with other rights starts a new cache. */
  scope: string;
}

/** Prefix of the names of all caches of one person on one backend. */
export function cachePrefix(owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>): string {
  return `cache:${addressPart(owner.backendUrl)}:${addressPart(owner.userKey)}:`;
}

export function cacheName(owner: DatabaseOwner): string {
  return `${cachePrefix(owner)}${addressPart(owner.scope)}:${CACHE_SCHEMA}`;
}

export function draftsName(owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>): string {
  return `drafts:${addressPart(owner.backendUrl)}:${addressPart(owner.userKey)}`;
}
