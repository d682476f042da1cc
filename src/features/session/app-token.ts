import { loadSessionTexts } from '@/i18n/start-i18n';

/**
 * Returns the `app_token` of the URL, and removes it from the address bar and the browser history. Must run before
 * other code reads the URL. Returns null if there is no token, or if the page is not the sign-in page.
 */
export function takeAppToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('app_token');
  if (token === null) return null;
  url.searchParams.delete('app_token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
  // The token is removed on every page, but only the sign-in page may use it.
  return /^\/login\/?$/.test(url.pathname) ? token : null;
}

/**
 * Signs in with a token from the URL. Shows a toast if the token is unusable. If another person is signed in, the
 * sign-in page asks for confirmation first.
 */
export async function signInByAppToken(token: string): Promise<void> {
  // Loaded lazily, because only this rare case needs the API client at start.
  const [{ signInByToken }, { toastUnusableToken }] = await Promise.all([
    import('@/data/session/sign-in'),
    import('./login-problem'),
    loadSessionTexts(),
  ]);
  if ((await signInByToken(token)) === 'unusable') toastUnusableToken();
}
