import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { takeTarget } from '@/data/session/redirect-target';
import { isExpired } from '@/domain/session-token';
import { currentSession } from '@/data/session/session-store';
import { toast } from '@/ui/overlay/toast';
import { loginErrorText } from '../login-problem';

/**
 * Sends a signed-in person home, or to where the guard had stopped them (a token of the address has signed them in
 * meanwhile), and says the `error` of the address once.
 */
export function loginLoader({ request }: LoaderFunctionArgs): Response | null {
  const session = currentSession();
  if (session !== null && !isExpired(session)) return redirect(takeTarget());
  const url = new URL(request.url);
  const error = url.searchParams.get('error');
  if (error === null) return null;
  toast.error(loginErrorText(error));
  url.searchParams.delete('error');
  return redirect(`${url.pathname}${url.search}`);
}
