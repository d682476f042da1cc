import { LOGIN_PATH, HOME_PATH } from '@/domain/addresses/paths';
import { tabStorage } from '../browser-storage';

const KEY = 'redirect-target';
const ENDED = 'session-ended';

/**
 * Stores the requested screen during sign-in, for this tab only. Ignores a target that is not a path of this origin.
 */
export function rememberRedirectTarget(pathAndQuery: string): void {
  if (safeTarget(pathAndQuery) !== null) tabStorage.set(KEY, pathAndQuery);
}

/** Stores the screen at which a session ended without a sign-out, and that the sign-in page must mention this end. */
export function rememberEndedSession(pathAndQuery: string): void {
  rememberRedirectTarget(pathAndQuery);
  tabStorage.set(ENDED, 'true');
}

/** Whether this tab's last session ended without a sign-out; false after the next sign-in. */
export const hasSessionEnded = (): boolean => tabStorage.get(ENDED) !== null;

/** Returns and removes the stored target, after a sign-in; "/" when there is no target on this origin. */
export function takeRedirectTarget(): string {
  const stored = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  tabStorage.remove(ENDED);
  return (stored === null ? null : safeTarget(stored)) ?? HOME_PATH;
}

/** The target as a same-origin path with its query; null for anything else and for the sign-in page. */
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
