import { signInWithToken, type SignInOutcome } from '@/data/session/sign-in';

/**
 * Takes `app_token` of the sign-in page's address, removes it from the address bar and the history, and signs in with it
 * (spec 1, Login). Runs before anything else reads the address. Null when there is none.
 */
export function takeAppToken(): SignInOutcome | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('app_token');
  if (token === null || !/^\/login\/?$/.test(url.pathname)) return null;
  url.searchParams.delete('app_token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
  return signInWithToken(token);
}
