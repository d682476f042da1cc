import { LOGIN_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { tabStorage } from '../browser-storage';

const KEY = 'redirect-target';
const ENDED = 'session-ended';

/** Stores the screen that this tab opens after the sign-in. Ignores a target that is not a path of this origin. */
export function rememberRedirectTarget(pathAndQuery: string): void {
  if (safeTarget(pathAndQuery) !== null) tabStorage.set(KEY, pathAndQuery);
}

/**
 * Stores the screen that was open when a session ended without a sign-out. The sign-in page then says that the session
 * has ended.
 */
export function rememberEndedSession(pathAndQuery: string): void {
  rememberRedirectTarget(pathAndQuery);
  tabStorage.set(ENDED, 'true');
}

/** Whether this tab's last session ended without a sign-out; false after the next sign-in. */
export const hasSessionEnded = (): boolean => tabStorage.get(ENDED) !== null;

/** Returns and removes the stored target, after a sign-in. Returns "/" if there is none. */
export function takeRedirectTarget(): string {
  const stored = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  tabStorage.remove(ENDED);
  return (stored === null ? null : safeTarget(stored)) ?? HOME_PATH;
}

/** Returns the path and query of a target on this origin; null for any other target, and for the sign-in page. */
export function safeTarget(target: string): string | null {
  if (!/^\/(?![/\\])\P{Cc}*$/u.test(target)) return null;
  try {
    const url = new URL(target, 'https://console.invalid');
    if (url.origin !== 'https://console.invalid') return null;
    // After normalisation, `/.//host` becomes `//host`, the address of another host.
    const path = `${url.pathname}${url.search}`;
    return path.startsWith('//') || url.pathname.startsWith(LOGIN_PATH) ? null : path;
  } catch {
    return null;
  }
}
