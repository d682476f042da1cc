import { connectionState } from '../sync/sync-status-store';
import { hasExpired, isGraceOver, noteTime } from './session-clock';
import { currentSession } from './session-store';

/** `offline`: the token has expired, but nobody can renew it now; screens and drafts stay usable, nothing is sent. */
export type Access = 'none' | 'signed-in' | 'offline';

/**
 * Whether the screens may open. An expired token asks the backend first, at most
 * 3 s: any answer means sign-in, no answer leaves the cached screens open for the hours of grace.
 */
export async function readAccess(): Promise<Access> {
  const session = currentSession();
  if (session === null) return 'none';
  noteTime(session);
  if (!hasExpired(session)) return 'signed-in';
  if (connectionState().state !== 'lost') {
    // Only this rare case needs the client in the page, so the start does without it.
    const { backendAnswers } = await import('./sign-in');
    if (await backendAnswers(session.user.email)) return holdsNow() ? 'signed-in' : 'none';
  }
  return isGraceOver(session) ? 'none' : 'offline';
}

/** The answer may have told that it was the clock of the device that was wrong. */
function holdsNow(): boolean {
  const session = currentSession();
  return session !== null && !hasExpired(session);
}
