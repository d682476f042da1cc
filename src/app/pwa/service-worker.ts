import type { Workbox } from 'workbox-window';
import { firstDataReady } from '@/data/sync/first-screen';
import { onNewerBuild } from '@/data/sync/sync-client';
import type { PageMessage, ShellStatus } from '@/lib/service-worker-messages';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { UpdateState } from './update-state';
import { hasExpired } from '@/data/session/session-clock';
import { currentSession, subscribeSession } from '@/data/session/session-store';
import { ownerOf } from '@/data/sync/databases';
import { cacheName } from '@/database/database-names';

/** The browser checks for a new sw.js only when a page loads, so a console that stays open checks regularly. */
const updateCheckMs = 30 * 60_000;

/** The maximum wait for the new worker to take over. After it, the page reloads anyway and offers the update again. */
const takeOverMs = 5_000;

let connecting: Promise<Workbox> | undefined;

/** The update state of this page. */
export const updateState = new UpdateState(activateWaiting, () => location.reload());

/**
 * Registers the service worker after the first data (`firstDataReady`) when the page is idle, and then watches for
 * newer builds. Does nothing without service workers (private windows of some browsers, plain http) and in the dev
 * server.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  offerReloadAfterMissingChunk();
  offerReloadAfterTakeOver();
  onNewerBuild(() => updateState.offer('reload'));
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  const start = (): void => {
    connecting = connect();
    connecting.catch((error: unknown) => console.warn('The service worker could not be registered.', error));
  };
  void firstDataReady().then(() => whenIdle(start));
}

async function connect(): Promise<Workbox> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  workbox.addEventListener('waiting', () => updateState.offer('activate'));
  await workbox.register({ immediate: true });
  informServiceWorker();
  setInterval(() => void workbox.update().catch(ignoreNoNetwork), updateCheckMs);
  await offerReloadForNewHeaders(workbox);
  return workbox;
}

/**
 * Offers a reload after another tab applied the update. This tab is still running the old code, whose lazy chunks may
 * be gone.
 */
function offerReloadAfterTakeOver(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) updateState.offer('reload');
    controlled = true;
  });
}

async function offerReloadForNewHeaders(workbox: Workbox): Promise<void> {
  if (navigator.serviceWorker.controller === null) return;
  const message: PageMessage = { type: 'SHELL_STATUS' };
  const status = (await workbox.messageSW(message)) as ShellStatus;
  if (status.outdated) updateState.offer('reload');
}

/** Offers a reload when a lazy chunk is missing on the server, because a newer build has replaced it. */
function offerReloadAfterMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    void canReload().then((can) => can && updateState.offer('reload'));
  });
}

/** Whether a reload will find a shell: always with a service worker, otherwise only if the server responds. */
async function canReload(): Promise<boolean> {
  if (navigator.serviceWorker.controller !== null) return true;
  try {
    return (await fetch('/index.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Activates the waiting worker. Resolves when it controls this page, or when no worker is waiting. */
async function activateWaiting(): Promise<void> {
  const workbox = await connecting;
  const registration = await navigator.serviceWorker.getRegistration();
  if (!workbox || !registration?.waiting) return;
  const takenOver = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, takeOverMs);
  });
  workbox.messageSkipWaiting();
  await takenOver;
}

function ignoreNoNetwork(): void {
  // Offline; the next check tries again.
}

/**
 * Tells the service worker, now and on every change, whose rows it may show on the next page, and until when (decision
 * 014). The service worker cannot read the session itself.
 */
function informServiceWorker(): void {
  const { serviceWorker } = navigator;
  const send = (): void => {
    serviceWorker.controller?.postMessage(personMessage());
  };
  serviceWorker.addEventListener('controllerchange', send);
  subscribeSession(send);
  send();
}

function personMessage(): PageMessage {
  const session = currentSession();
  if (session === null || hasExpired(session)) return { type: 'PERSON', cacheName: null, until: 0 };
  const { clockOffsetMs, user } = session;
  return { type: 'PERSON', cacheName: cacheName(ownerOf(session)), until: user.expiresAt * 1000 - clockOffsetMs };
}
