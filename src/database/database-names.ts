import { addressPart } from '@/lib/text/storable-text';
import { CACHE_SCHEMA } from './cache-schema';

/** Whose data a database holds. */
export interface DatabaseOwner {
  /** Base of the backend; "" is the own origin. */
  backendUrl: string;
  /** Identity of the person on that backend. */
  userKey: string;
  /** Company and roles: a sign-in with others starts a new cache. */
  scope: string;
}

/** Start of the names of every cache of one person on one backend. */
export function cachePrefix(owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>): string {
  return `cache:${addressPart(owner.backendUrl)}:${addressPart(owner.userKey)}:`;
}

export function cacheName(owner: DatabaseOwner): string {
  return `${cachePrefix(owner)}${addressPart(owner.scope)}:${CACHE_SCHEMA}`;
}

export function draftsName(owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>): string {
  return `drafts:${addressPart(owner.backendUrl)}:${addressPart(owner.userKey)}`;
}

/** Whether a database is somebody's cache as this build makes them. */
export function isCurrentCache(name: string): boolean {
  return name.startsWith('cache:') && name.endsWith(`:${CACHE_SCHEMA}`);
}
