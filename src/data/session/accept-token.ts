import { readToken, type Session } from '@/domain/session-token';
import { storeSession } from './session-store';

/**
 * Signs in with a token, wherever it came from: the answer to a password, or the address.
 * Null, and nothing is stored, when it is no use: expired, broken, or none of the four roles in it.
 * @param clockOffsetMs server clock minus device clock, milliseconds
 */
export function acceptToken(token: string, clockOffsetMs: number): Session | null {
  const user = readToken(token);
  if (user === null || user.expiresAt * 1000 <= Date.now() + clockOffsetMs) return null;
  return storeSession(token, clockOffsetMs);
}
