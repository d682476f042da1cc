/**
 * Takes `app_token` of an address and removes it from the address bar and the history. Runs before anything
 * else reads the address. Null when there is none to sign in with.
 */
export function takeAppToken(): string | null {
  const url = new URL(location.href);
  const token = url.searchParams.get('app_token');
  if (token === null) return null;
  url.searchParams.delete('app_token');
  history.replaceState(history.state, '', `${url.pathname}${url.search}`);
  // Anywhere else than on the sign-in page a token signs nobody in, but it is not to be seen or remembered either.
  return /^\/login\/?$/.test(url.pathname) ? token : null;
}

/** Signs in with such a token; gives whether it was of use. */
export async function signInByAppToken(token: string): Promise<boolean> {
  // Only this rare case needs the client in the page, so the start does without it.
  const { signInByToken } = await import('@/data/session/sign-in');
  return (await signInByToken(token)) !== null;
}
