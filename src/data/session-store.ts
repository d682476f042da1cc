import { readSession, readToken, type Session } from '@/domain/session-token';
import { Listeners } from '@/lib/listeners';
import { SESSION_KEY as KEY, SESSION_TIME_KEY } from '@/lib/storage-keys';
import { deviceStorage } from './browser-storage';

export type { Session };

/** The name of the lock that a sign-out holds while it deletes a person's data. A sign-in waits for the lock. */
export const SIGN_OUT_LOCK = 'sign-out';

const changes = new Listeners();
const removals = new Listeners();
/** The text of the session that this page uses, in case the browser removes the stored text. */
let held: string | null = null;
let cachedText: string | null = null;
let cached: Session | null = null;
let signedOut = false;

/**
 * The stored session, possibly expired; null when there is none or it is malformed. When the stored session disappears,
 * the page keeps it until the storage event shows the reason: a sign-out in another tab, or the removal of all data.
 */
export function currentSession(): Session | null {
  const text = deviceStorage.get(KEY);
  if (text === null && held !== null) return cached;
  if (text !== cachedText) {
    cachedText = text;
    cached = text === null ? null : readSession(text);
    held = text ?? held;
  }
  return cached;
}

/** Stores a session with this token, and removes the stored time. Returns null and stores nothing if it is unusable. */
export function storeSession(token: string, clockOffsetMs: number): Session | null {
  if (readToken(token) === null) return null;
  deviceStorage.remove(SESSION_TIME_KEY);
  deviceStorage.set(KEY, JSON.stringify({ token, clockOffsetMs }));
  notify();
  return currentSession();
}

/** Updates the clock offset and removes the stored time, after the clock of the device or the server was changed. */
export function adoptClock(clockOffsetMs: number): void {
  const session = currentSession();
  deviceStorage.remove(SESSION_TIME_KEY);
  if (session !== null && session.clockOffsetMs !== clockOffsetMs) storeSession(session.token, clockOffsetMs);
}

/** Removes the session; the cache and the drafts stay. */
export function clearSession(): void {
  deviceStorage.remove(SESSION_TIME_KEY);
  deviceStorage.remove(KEY);
  held = null;
  notify();
}

/** Notes that the person signs out. Called in each tab before the session is removed. */
export function markSignedOut(): void {
  signedOut = true;
}

/** Whether the person has signed out, in any tab. False during a session, and after a session that has expired. */
export const isSignedOut = (): boolean => signedOut;

/** Ends the session whose token the backend refused (401), in every tab; a newer session stays. */
export function refuseToken(token: string): void {
  if (currentSession()?.token === token) clearSession();
}

/** Calls back when the session changes, in any tab. */
export const subscribeSession = changes.subscribe;

/** Calls back when the browser has removed everything stored on this device while somebody was signed in. */
export const onDataRemoved = removals.subscribe;

function notify(): void {
  if (currentSession() !== null) signedOut = false;
  changes.notify();
}

/**
 * Stores the session of this page again after the browser has removed all data of the console. Without a session, the
 * page would close the screen and lose typed text that is stored nowhere else.
 */
function storeAgain(): void {
  if (held === null) return;
  if (deviceStorage.get(KEY) === null) deviceStorage.set(KEY, held);
  removals.notify();
}

if (typeof window !== 'undefined') {
  window.addEventListener('storage', (event) => {
    // Without a key, everything was removed. A sign-out removes single keys.
    if (event.key === null) storeAgain();
    else if (event.key === KEY) held = event.newValue;
    else return;
    notify();
  });
}
