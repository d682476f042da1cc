import { LOGIN_PATH } from '@/domain/paths';
import { tabStorage } from '../browser-storage';

const KEY = 'redirect-target';

/**
 * Stores the requested screen during sign-in, for this tab only. Ignores a target that is not a path of this origin.
 */
export function rememberRedirectTarget(pathAndQuery: string): void {
  if (safeTarget(pathAndQuery) !== null) tabStorage.set(KEY, pathAndQuery);
}

/** Returns and removes the stored target; "/" when there is none or it is not a path of this origin. */
export function takeRedirectTarget(): string {
  const stored = tabStorage.get(KEY);
  tabStorage.remove(KEY);
  return (stored === null ? null : safeTarget(stored)) ?? '/';
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
