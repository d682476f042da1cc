import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { takeRedirectTarget } from '@/data/session/redirect-target';
import { hasExpired } from '@/data/session-clock';
import { pendingSignIn } from '@/data/session/pending-sign-in';
import { currentSession } from '@/data/session-store';
import { toast } from '@/ui/overlay/toast';
import { LOGIN_ERROR, loginErrorText } from '../login-problem';

/**
 * Does nothing while another sign-in is pending. Otherwise redirects a user who is already signed in, for example with a
 * token in the URL, to the requested screen or the home page. For anybody else, shows the `error` of the URL in a toast;
 * `LoginPage` removes it from the URL.
 */
export function loginLoader({ request }: LoaderFunctionArgs): Response | null {
  if (pendingSignIn() !== null) return null;
  const session = currentSession();
  if (session !== null && !hasExpired(session)) return redirect(takeRedirectTarget());
  const error = new URL(request.url).searchParams.get(LOGIN_ERROR);
  if (error !== null) toast.error(loginErrorText(error));
  return null;
}
