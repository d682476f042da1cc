import { readToken, userKeyOf, type SessionUser } from '@/domain/session-token';
import { isGraceOver } from '../session-clock';
import { pendingSignIn, setPendingSignIn } from './pending-sign-in';
import { endEarlierSessions } from './end-earlier-sessions';
import { currentSession, storeSession } from '../session-store';
import { waitForSignOut } from './sign-out-lock';

/** `pending`: the user must confirm the sign-in, because it would end another person's session. */
export type TokenResult = 'signed-in' | 'pending' | 'unusable';

/**
 * Signs in with a token from a password sign-in or from the URL. Before that, removes the data that earlier sessions of
 * other people have left on this device. If another person's session may still be in use, that session stays, and the
 * token waits for the user's confirmation (`pending`). A token that has expired, is malformed or has no known role is
 * unusable.
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

/** Whether another person has a session that is valid or in its grace period. */
function isAnotherPersonSignedIn(next: SessionUser): boolean {
  const session = currentSession();
  return session !== null && userKeyOf(session.user) !== userKeyOf(next) && !isGraceOver(session);
}

/** Waits until a sign-out in progress has ended, then signs in with the pending token. Null if no token is pending. */
export async function acceptPending(): Promise<TokenResult | null> {
  await waitForSignOut();
  const pending = pendingSignIn();
  if (pending === null) return null;
  setPendingSignIn(null);
  return acceptToken(pending.token, pending.clockOffsetMs);
}
