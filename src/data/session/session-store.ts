import { readSession, readToken, type Session } from '@/domain/session-token';
import { SESSION_KEY as KEY } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';

export type { Session };

/** Held while a sign-out removes what belongs to a person; a sign-in waits for it. */
export const SIGN_OUT_LOCK = 'sign-out';

const listeners = new Set<() => void>();
let cachedText: string | null = null;
let cached: Session | null = null;

/** The stored session, expired or not; null when nobody is signed in or what is stored is broken. */
export function currentSession(): Session | null {
  const text = deviceStorage.get(KEY);
  if (text !== cachedText) {
    cachedText = text;
    cached = text === null ? null : readSession(text);
  }
  return cached;
}

/** Stores a token; gives null and stores nothing when the token is not usable. */
export function storeSession(token: string, clockOffsetMs: number): Session | null {
  if (readToken(token) === null) return null;
  deviceStorage.set(KEY, JSON.stringify({ token, clockOffsetMs }));
  notify();
  return currentSession();
}

/** Goes on by another clock offset: the clock of the device, or of the server, was set. */
export function adoptClock(clockOffsetMs: number): void {
  const session = currentSession();
  if (session !== null && session.clockOffsetMs !== clockOffsetMs) storeSession(session.token, clockOffsetMs);
}

/** Forgets the token, and nothing else: the cache and the drafts stay. */
export function clearSession(): void {
  deviceStorage.remove(KEY);
  notify();
}

/** Ends the session whose token the backend refused (401), for every tab; a newer one stays. */
export function refuseToken(token: string): void {
  if (currentSession()?.token === token) clearSession();
}

/** Calls back whenever the session changes, in this tab or another. */
export function subscribeSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function notify(): void {
  for (const listener of listeners) listener();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    if (event.key === KEY || event.key === null) notify();
  });
}
