import { readSession, readToken, type Session } from '@/domain/session-token';
import { Listeners } from '@/lib/listeners';
import { SESSION_KEY as KEY, SESSION_TIME_KEY } from '@/lib/storage-keys';
import { deviceStorage } from './browser-storage';

export type { Session };

const changes = new Listeners();
const removals = new Listeners();
/**
 * A copy of the stored text of the session that this page uses, because the browser may remove the text from the
 * storage.
 */
let held: string | null = null;
let cachedText: string | null = null;
let cached: Session | null = null;
let signedOut = false;

/**
 * Returns the stored session, which may have expired; null if there is none, it is malformed, or the person has signed
 * out. If the session disappears from the storage, the page keeps it until the storage event shows why: its end in
 * another tab, or the removal of all data by the browser.
 */
export function currentSession(): Session | null {
  if (signedOut) return null;
  const text = deviceStorage.get(KEY);
  if (text === null && held !== null) return cached;
  if (text !== cachedText) {
    cachedText = text;
    cached = text === null ? null : readSession(text);
    held = text ?? held;
  }
  return cached;
}

/** Stores a session with this token, and removes the stored time. Returns null if the token is unusable. */
export function storeSession(token: string, clockOffsetMs: number): Session | null {
  if (readToken(token) === null) return null;
  deviceStorage.remove(SESSION_TIME_KEY);
  deviceStorage.set(KEY, JSON.stringify({ token, clockOffsetMs }));
  signedOut = false;
  changes.notify();
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
  changes.notify();
}

/**
 * Ends the session of this page, because the person is signing out. Call it in each tab: the removal of the stored
 * session can reach the other tabs a second later, and what they stored until then would stay on the device.
 */
export function markSignedOut(): void {
  signedOut = true;
  held = null;
  changes.notify();
}

/**
 * Whether the last session ended by a sign-out, in any tab. False during a session, and after a session that expired.
 */
export const isSignedOut = (): boolean => signedOut;

/**
 * Ends the session with this token in every tab, because the backend refused the token (401). A newer session stays.
 */
export function refuseToken(token: string): void {
  if (currentSession()?.token === token) clearSession();
}

/** Calls the listener when the session changes, in any tab. */
export const subscribeSession = changes.subscribe;

/** Calls the listener when the browser has removed everything stored on this device while somebody was signed in. */
export const onDataRemoved = removals.subscribe;

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
    // An event without a key means that everything was removed. A sign-out removes keys one by one.
    if (event.key === null) storeAgain();
    else if (event.key === KEY) {
      held = event.newValue;
      signedOut &&= held === null;
    } else return;
    changes.notify();
  });
}
