import { encodeSegment } from '@/lib/addresses/encode-segment';
import { CACHE_SCHEMA } from './cache-schema';

/** The person to whom a database belongs, with their rights. */
export interface DatabaseOwner {
  /** The base address of the backend; "" means the console's own origin. */
  backendUrl: string;
  /** Identifies the person on that backend. */
  userKey: string;
  /** The company and the roles. A person who signs in with other rights gets another cache. */
  scope: string;
}

/** The prefix of the names of all caches that one person has on one backend. */
export function cachePrefix(owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>): string {
  return `cache:${encodeSegment(owner.backendUrl)}:${encodeSegment(owner.userKey)}:`;
}

export function cacheName(owner: DatabaseOwner): string {
  return `${cachePrefix(owner)}${encodeSegment(owner.scope)}:${CACHE_SCHEMA}`;
}

export function draftsName(owner: Pick<DatabaseOwner, 'backendUrl' | 'userKey'>): string {
  return `drafts:${encodeSegment(owner.backendUrl)}:${encodeSegment(owner.userKey)}`;
}
