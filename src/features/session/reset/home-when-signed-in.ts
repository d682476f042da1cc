import { redirect } from 'react-router-dom';
import { hasExpired } from '@/data/session/session-clock';
import { currentSession } from '@/data/session/session-store';

/** Loader of the pages for a forgotten password; redirects a signed-in person to home. */
export function homeWhenSignedIn(): Response | null {
  const session = currentSession();
  return session !== null && !hasExpired(session) ? redirect('/') : null;
}
