import { parseSuccessTime } from '@/domain/data-age';
import type { Role } from '@/domain/permissions';
import { isExpired, readSession, scopeOf, serverNow, userKeyOf, type Session } from '@/domain/session-token';
import { readAddresses } from '@/lib/app-config';
import { cacheName } from '@/database/database-names';
import { parseJson } from '@/lib/json';
import { CONFIG_KEY, gridName, lastSuccessKey, personPrefix, SESSION_KEY, SESSION_TIME_KEY } from '@/lib/storage-keys';

/** The person whose page is painted. */
export interface Person {
  session: Session;
  /** The person's strongest role. */
  role: Role;
  brandUrl: string;
  cacheName: string;
  /** The stored time of the last successful read, milliseconds, device clock; null when unknown. */
  lastSuccess: number | null;
}

/**
 * The signed-in person, from local storage; null if there is no valid session, or if the remembered state of the
 * tracker has filters or a later page.
 */
export function readPerson(): Person | null {
  const session = readSession(localStorage.getItem(SESSION_KEY) ?? '');
  if (
    session === null ||
    isExpired(session, Math.max(serverNow(session), Number(localStorage.getItem(SESSION_TIME_KEY))))
  )
    return null;
  const { user } = session;
  const [role] = user.roles;
  if (role === undefined) return null;
  // Without a stored configuration, use the defaults, like the console (`data/config.ts`).
  const { backendUrl, brandUrl } = readAddresses(parseJson(localStorage.getItem(CONFIG_KEY) ?? ''));
  const userKey = userKeyOf(user);
  if (localStorage.getItem(personPrefix(backendUrl, userKey) + gridName('executions'))) return null;
  const name = cacheName({ backendUrl, userKey, scope: scopeOf(user) });
  const lastSuccess = parseSuccessTime(localStorage.getItem(lastSuccessKey(name)));
  return { session, role, brandUrl, cacheName: name, lastSuccess };
}
