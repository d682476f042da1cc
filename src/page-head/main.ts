import '../../public/colour-mode.js';
import { cachedScreenAt } from '@/domain/addresses/cached-screens';
import { pickLanguage } from '@/i18n/languages';
import { cacheName } from '@/database/database-names';
import { readSession, scopeOf, userKeyOf, type Session } from '@/domain/session-token';
import { readAddresses } from '@/lib/app-config';
import { parseJson } from '@/lib/json';
import { CONFIG_KEY, LANGUAGE_KEY, SESSION_KEY } from '@/lib/storage-keys';
import { TRACKER_PATH } from '@/domain/addresses/paths';
import type { StartFiles } from './start-files';
import { requestFirstResponses } from './request-first-responses';

// Runs in the head of every page, before anything else (decision 014).

/**
 * How long to wait before showing a failure. If the user is leaving the page, its requests fail too, but the page is
 * gone within this time.
 */
const LEAVING_MS = 500;

declare global {
  /** The files of each screen; written by the build (`build/page-head.ts`). */
  const START_FILES: StartFiles;
}

/** Reads a value of local storage; null if there is none or the browser blocks the storage. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Requests the files that the screen at this address needs. `START_FILES` omits the files to which the page itself
 * links.
 */
function requestFiles(): void {
  const language = pickLanguage(stored(LANGUAGE_KEY), navigator.languages);
  const screen = cachedScreenAt(location.pathname);
  for (const { href, isStyle } of [
    ...START_FILES.all[language],
    ...(screen ? START_FILES.screens[screen][language] : []),
  ]) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    link.href = href;
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    document.head.append(link);
  }
}

/** Lets the browser open the person's cache while the files load, because opening it takes longer than reading it. */
function openCache({ user }: Session): void {
  const { backendUrl } = readAddresses(parseJson(stored(CONFIG_KEY) ?? ''));
  try {
    const opening = indexedDB.open(cacheName({ backendUrl, userKey: userKeyOf(user), scope: scopeOf(user) }));
    // The database does not exist yet. Do not create it.
    opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
    opening.addEventListener('success', () => opening.result.close());
  } catch {
    // Storage is blocked.
  }
}

/** Shows that the console could not be loaded. `main.tsx` cannot do this if it is the file that is missing. */
function showFailure({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  setTimeout(() => {
    const message = document.querySelector<HTMLTemplateElement>('#start-failed');
    if (message !== null) document.body.replaceChildren(message.content.cloneNode(true));
  }, LEAVING_MS);
}

requestFiles();
addEventListener('error', showFailure, { capture: true });
const session = readSession(stored(SESSION_KEY) ?? '');
if (session !== null) openCache(session);
globalThis.firstResponses = requestFirstResponses(
  location.pathname + location.search === TRACKER_PATH ? (session?.token ?? null) : null,
);
