import { browserLocks } from '@/lib/browser/locks';
import { readToken, userKeyOf, type SessionUser } from '@/domain/session-token';
import { isGraceOver } from '../session-clock';
import { pendingSignIn, setPendingSignIn } from './pending-sign-in';
import { endEarlierSessions } from './end-earlier-sessions';
import { currentSession, SIGN_OUT_LOCK, storeSession } from '../session-store';

/** `pending`: the user must confirm first, because another person's session would end. */
export type TokenResult = 'signed-in' | 'pending' | 'unusable';

/**
 * Signs in with a token from a password sign-in or from the URL. If another person's session may still be in use, it
 * stays, and the token becomes the pending sign-in. Otherwise, first removes the data that earlier sessions of other
 * people have left on this device. Does nothing if the token is unusable: expired, malformed, or without a known role.
 * @param clockOffsetMs server clock minus device clock, milliseconds
 */
export async function acceptToken(token: string, clockOffsetMs: number): Promise<TokenResult> {
  const user = readToken(token);
  if (user === null || user.expiresAt * 1000 <= Date.now() + clockOffsetMs) return 'unusable';
  if (!isAnotherPersonSignedIn(user)) await endEarlierSessions(user);
  // Check again, because another person may have signed in in another tab meanwhile.
  if (isAnotherPersonSignedIn(user)) {
    setPendingSignIn({ token, clockOffsetMs, user });
    return 'pending';
  }
  return storeSession(token, clockOffsetMs) === null ? 'unusable' : 'signed-in';
}

/** Whether another person's session is still valid, or in its grace period. */
function isAnotherPersonSignedIn(next: SessionUser): boolean {
  const session = currentSession();
  return session !== null && userKeyOf(session.user) !== userKeyOf(next) && !isGraceOver(session);
}

/** Signs in with the pending token, after any running sign-out has ended; null when no token is pending. */
export async function acceptPending(): Promise<TokenResult | null> {
  await browserLocks().request(SIGN_OUT_LOCK, {}, () => {});
  const pending = pendingSignIn();
  if (pending === null) return null;
  setPendingSignIn(null);
  return acceptToken(pending.token, pending.clockOffsetMs);
}
