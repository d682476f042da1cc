import { useSyncExternalStore } from 'react';
import { permissionsOf, type Permissions } from '@/domain/permissions';
import type { Session } from '@/domain/session-token';
import { currentSession, subscribeSession } from '../session-store';

/** The session stored on this device. Updates live, in all tabs; null when signed out. */
export function useSession(): Session | null {
  return useSyncExternalStore(subscribeSession, currentSession, currentSession);
}

const NOTHING: Permissions = { superAdmin: false, administrate: false, operate: false };
const known = new WeakMap<Session, Permissions>();

/** The permissions of the signed-in person; all false when signed out. */
export function usePermissions(): Permissions {
  const session = useSession();
  if (session === null) return NOTHING;
  const permissions = known.get(session) ?? permissionsOf(session.user.roles);
  known.set(session, permissions);
  return permissions;
}
