import { cachedScreenAt } from '@/domain/addresses/cached-screens';
import { nextPaint } from '@/lib/browser/next-paint';
import { CONFIG_KEY } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import { currentSession } from '../session-store';
import { serverResponded } from './sync-status-store';
import { useEffect, useLayoutEffect, useState } from 'react';

/**
 * The wait for the first screen ends after this time. Without a limit, it would never end if the user has already left
 * that screen.
 */
const TIMEOUT_MS = 2_000;
/** `hideFirstScreen` hides the console at most for this time. */
const HIDDEN_MS = 250;
/** On a first start, deferred work begins after this time even without a response from the server. */
const RESPONSE_TIMEOUT_MS = 3_000;
/** On a first start, storing the first response and showing its rows is expected to take at most this time. */
const SHOWN_MS = 500;

let firstStart: boolean | undefined;
let onShown: (() => void) | undefined;
let screenReady: Promise<void> | undefined;
let dataReady: Promise<void> | undefined;

/**
 * Resolves when the first screen shows the data of this device. Resolves at once on a first start, on screens that need
 * the server, and if nobody is signed in. The worker and the configuration wait for this promise, because the first
 * screen does not need them (decision 014).
 */
export function firstScreenReady(): Promise<void> {
  const isCached = cachedScreenAt(location.pathname) !== undefined && currentSession() !== null;
  screenReady ??= isCached && !isFirstStart() ? whenShown() : Promise.resolve();
  return screenReady;
}

/**
 * Resolves when deferred start-up work may begin: on a first start, when the server's rows are on the screen; on a
 * later start, when the first screen shows the data of this device (decision 014).
 */
export function firstDataReady(): Promise<void> {
  dataReady ??= isFirstStart() ? firstResponseShown() : firstScreenReady();
  return dataReady;
}

/**
 * Whether a signed-in user opens the console for the first time on this device. Always false in a browser without
 * service workers. The first call decides, because a configuration is stored soon afterwards.
 */
function isFirstStart(): boolean {
  const hasFiles = navigator.serviceWorker?.controller !== null;
  firstStart ??= !hasFiles && deviceStorage.get(CONFIG_KEY) === null && currentSession() !== null;
  return firstStart;
}

/**
 * Ends the wait for the first screen. Called when the screen is painted, even if the cache was empty, and after
 * `TIMEOUT_MS`.
 */
export function markFirstScreenShown(): void {
  onShown?.();
}

/** For the first screen: shows the console once the screen has read the cache, and notes when it is painted. */
export function useFirstScreen(hasRead: boolean): void {
  useLayoutEffect(() => {
    if (hasRead) showScreen();
  }, [hasRead]);
  useEffect(() => {
    if (hasRead) void nextPaint().then(markFirstScreenShown);
  }, [hasRead]);
}

/**
 * Hides the console until the first screen has read the cache, or until `HIDDEN_MS` have passed. Painting placeholders
 * first would take longer than the read and would delay the data.
 */
export function hideFirstScreen(): void {
  if (cachedScreenAt(location.pathname) === undefined || currentSession() === null || isFirstStart()) return;
  document.documentElement.dataset['starting'] = '';
  setTimeout(showScreen, HIDDEN_MS);
}

const showScreen = (): void => void delete document.documentElement.dataset['starting'];

async function firstResponseShown(): Promise<void> {
  await Promise.race([serverResponded().then(() => after(SHOWN_MS)), after(RESPONSE_TIMEOUT_MS)]);
}

const after = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

function whenShown(): Promise<void> {
  return new Promise((resolve) => {
    onShown = resolve;
    setTimeout(markFirstScreenShown, TIMEOUT_MS);
  });
}

/** Whether deferred start-up work may begin (`firstDataReady`). */
export function useFirstDataReady(): boolean {
  const [isReady, setReady] = useState(false);
  useEffect(() => void firstDataReady().then(() => setReady(true)), []);
  return isReady;
}
