import { connectionState } from '../sync/sync-status-store';
import { hasExpired, isGraceOver, storeLatestTime } from '../session-clock';
import { currentSession } from '../session-store';

/** `offline`: the token has expired and no server responds; screens and drafts stay usable, but nothing is sent. */
export type Access = 'none' | 'signed-in' | 'offline';

/**
 * Whether the screens may open. If the token seems expired, first sends a request to the backend (at most 3 s).
 * - The backend responds: the user must sign in again, unless the backend's clock shows that the token is still valid.
 * - The backend does not respond: cached screens stay open during the grace period.
 */
export async function readAccess(): Promise<Access> {
  const session = currentSession();
  if (session === null) return 'none';
  storeLatestTime(session);
  if (!hasExpired(session)) return 'signed-in';
  if (connectionState().state !== 'lost') {
    // Loaded on demand, because only this rare case needs the API client at the start.
    const { backendResponds } = await import('./sign-in');
    if (await backendResponds(session.user.email)) return isValidNow() ? 'signed-in' : 'none';
  }
  return isGraceOver(session) ? 'none' : 'offline';
}

/** Checks the session again, because the response may have corrected the clock offset. */
function isValidNow(): boolean {
  const session = currentSession();
  return session !== null && !hasExpired(session);
}
