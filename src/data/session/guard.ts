import { appConfig } from '../config';
import { connectionState } from '../sync/sync-status-store';
import { isExpired, serverNow } from '@/domain/session-token';
import { currentSession } from './session-store';

const HOUR_MS = 3_600_000;

/** `offline`: the token has expired, but nobody can renew it now; screens and drafts stay usable, nothing is sent. */
export type Access = 'none' | 'signed-in' | 'offline';

/**
 * Whether the screens may open. An expired token asks the backend first, at most
 * 3 s: any answer means sign-in, no answer leaves the cached screens open for the hours of grace.
 */
export async function readAccess(): Promise<Access> {
  const session = currentSession();
  if (session === null) return 'none';
  if (!isExpired(session)) return 'signed-in';
  if (connectionState().state !== 'lost') {
    // Only this rare case needs the client in the page, so the start does without it.
    const { backendAnswers } = await import('./sign-in');
    if (await backendAnswers(session.user.email)) return holdsNow() ? 'signed-in' : 'none';
  }
  const graceEnds = session.user.expiresAt * 1000 + appConfig().offlineGraceHours * HOUR_MS;
  return serverNow(session) >= graceEnds ? 'none' : 'offline';
}

/** The answer may have told that it was the clock of the device that was wrong. */
function holdsNow(): boolean {
  const session = currentSession();
  return session !== null && !isExpired(session);
}
