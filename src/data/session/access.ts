import { connectionState } from '../sync/sync-status-store';
import { hasExpired, isGraceOver, storeLatestTime } from '../session-clock';
import { currentSession } from '../session-store';

/** `offline`: the token has expired and no server responds. Screens and drafts can be used, but nothing is sent. */
export type Access = 'none' | 'signed-in' | 'offline';

/**
 * Returns whether screens may open. If the token seems to have expired, asks the backend first (at most 3 s):
 * - If the backend responds, the user must sign in, unless the backend's clock shows that the token is still valid.
 * - If it does not respond, cached screens may open until the end of the grace period.
 */
export async function readAccess(): Promise<Access> {
  const session = currentSession();
  if (session === null) return 'none';
  storeLatestTime(session);
  if (!hasExpired(session)) return 'signed-in';
  if (connectionState().state !== 'lost') {
    // Loaded on demand, because a start needs the API client only in this rare case.
    const { backendResponds } = await import('./sign-in');
    if (await backendResponds(session.user.email)) return isValidNow() ? 'signed-in' : 'none';
  }
  return isGraceOver(session) ? 'none' : 'offline';
}

/** Whether the session is valid after all: the response may have corrected the clock offset. */
function isValidNow(): boolean {
  const session = currentSession();
  return session !== null && !hasExpired(session);
}
