import { isRecord, listValues, parseJson } from '@/lib/json';
import { ROLES, type Role } from './permissions';

/** The user to whom a token belongs, as the token describes them. */
export interface SessionUser {
  id: number | null;
  email: string;
  roles: Role[];
  /** Null for a super administrator. */
  companyCode: string | null;
  /** Seconds since the epoch, server clock. */
  expiresAt: number;
  /** Seconds since the epoch, server clock; null when the token does not contain it. */
  issuedAt: number | null;
}

/**
 * The key of a person on this backend: the id, or else the e-mail in lower case. The names of databases contain this
 * key.
 */
export function userKeyOf(user: Pick<SessionUser, 'id' | 'email'>): string {
  return user.id === null ? user.email.toLowerCase() : String(user.id);
}

/**
 * The company and the roles of a user as one text. The name of the cache contains it, because a sign-in with other
 * rights must not see the old cache.
 */
export function scopeOf(user: Pick<SessionUser, 'companyCode' | 'roles'>): string {
  return `${user.companyCode ?? ''}~${[...user.roles].sort().join('+')}`;
}

/** Reads a JWT without checking its signature. Null if it is malformed, or lacks an expiry or a known role. */
export function readToken(token: string): SessionUser | null {
  const payload = readPayload(token);
  if (payload === null) return null;
  const { id, username, roles, company, exp, iat } = payload;
  const given = listValues(roles);
  const known = ROLES.filter((role) => given.includes(role));
  if (typeof username !== 'string' || username === '' || known.length === 0) return null;
  if (typeof exp !== 'number' || !Number.isFinite(exp)) return null;
  return {
    id: typeof id === 'number' ? id : null,
    email: username,
    roles: known,
    companyCode: typeof company === 'string' && company !== '' ? company : null,
    expiresAt: exp,
    issuedAt: typeof iat === 'number' ? iat : null,
  };
}

function readPayload(token: string): Record<string, unknown> | null {
  const middle = token.split('.')[1];
  if (middle === undefined) return null;
  try {
    const binary = atob(middle.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const payload = parseJson(new TextDecoder().decode(bytes));
    return isRecord(payload) ? payload : null;
  } catch {
    return null;
  }
}

/** The session of the user who is signed in on this device. */
export interface Session {
  token: string;
  /** Server clock minus device clock, milliseconds. */
  clockOffsetMs: number;
  user: SessionUser;
}

/** Reads a session from its text in local storage; null if it is malformed. */
export function readSession(text: string): Session | null {
  const stored = parseJson(text);
  if (!isRecord(stored) || typeof stored['token'] !== 'string') return null;
  const user = readToken(stored['token']);
  if (user === null) return null;
  const offset = stored['clockOffsetMs'];
  return { token: stored['token'], clockOffsetMs: typeof offset === 'number' ? offset : 0, user };
}

/**
 * Converts a time of this device's clock to the server's time. Both are milliseconds since the epoch.
 * @param at the time of this device
 */
export function serverNow({ clockOffsetMs }: Pick<Session, 'clockOffsetMs'>, at = Date.now()): number {
  return at + clockOffsetMs;
}

/**
 * Whether the token of a session has expired.
 * @param now milliseconds since the epoch, server clock
 */
export function isExpired({ user }: Session, now: number): boolean {
  return now >= user.expiresAt * 1000;
}
