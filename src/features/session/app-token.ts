import { acceptToken } from '@/data/session/accept-token';

/**
 * Takes `app_token` of an address, removes it from the address bar and the history, and signs in with it
 * (spec 1, Login). Runs before anything else reads the address.
 */
export function takeAppToken(): 'absent' | 'accepted' | 'unusable' {
  const url = new URL(location.href);
  const token = url.searchParams.get('app_token');
  if (token === null) return 'absent';
  url.searchParams.delete('app_token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
  // Anywhere else than on the sign-in page a token signs nobody in, but it is not to be seen or remembered either.
  if (!/^\/login\/?$/.test(url.pathname)) return 'absent';
  return acceptToken(token, 0) === null ? 'unusable' : 'accepted';
}
