import { loadSessionTexts } from '@/i18n/start-i18n';

/**
 * Reads `app_token` from the URL and removes it from the address bar and the history. Must run before other code reads
 * the URL. Null without a token, and on other pages than sign-in.
 */
export function takeAppToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('app_token');
  if (token === null) return null;
  url.searchParams.delete('app_token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
  // A token is valid only on the sign-in page, but it is removed on every page.
  return /^\/login\/?$/.test(url.pathname) ? token : null;
}

/**
 * Signs in with such a token; shows a toast when it is unusable. The sign-in page asks before it replaces another
 * person.
 */
export async function signInByAppToken(token: string): Promise<void> {
  // Only this rare case needs the API client, so the start does not load it.
  const [{ signInByToken }, { toastUnusable }] = await Promise.all([
    import('@/data/session/sign-in'),
    import('./login-problem'),
    loadSessionTexts(),
  ]);
  if ((await signInByToken(token)) === 'unusable') toastUnusable();
}
