import { redirect } from 'react-router-dom';
import { isExpired } from '@/domain/session-token';
import { currentSession } from '@/data/session/session-store';

/** Loader of the pages for a forgotten password: a signed-in person is sent home. */
export function homeWhenSignedIn(): Response | null {
  const session = currentSession();
  return session !== null && !isExpired(session) ? redirect('/') : null;
}
