import type { Workbox } from 'workbox-window';
import { firstDataReady } from '@/data/sync/first-screen';
import type { PageMessage, ShellStatus } from '@/lib/service-worker-messages';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { informServiceWorker } from './inform-service-worker';
import { UpdateState } from './update-state';

/** The browser looks for a new sw.js when a page loads; a console that is open all day asks by itself. */
const updateCheckMs = 30 * 60_000;

/** A waiting worker takes over at once; if it has not by now, the reload happens all the same and asks again. */
const takeOverMs = 5_000;

let connecting: Promise<Workbox> | undefined;

/** The one update state of this page. */
export const updateState = new UpdateState(activateWaiting, () => location.reload());

/**
 * Registers the service worker once its time has come (`firstDataReady`) and the page is idle, and watches for newer builds
 * from then on. Does nothing where there are no service workers (private windows of some browsers, plain http) and under the
 * dev server.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  offerReloadAfterMissingChunk();
  offerReloadAfterTakeOver();
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

/** Another tab applied the update: this one still runs the old code, whose lazy parts may be gone. */
function offerReloadAfterTakeOver(): void {
  let controlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) updateState.offer('reload');
    controlled = true;
  });
}

async function offerReloadForNewHeaders(workbox: Workbox): Promise<void> {
  if (navigator.serviceWorker.controller === null) return;
  const question: PageMessage = { type: 'SHELL_STATUS' };
  const answer = (await workbox.messageSW(question)) as ShellStatus;
  if (answer.outdated) updateState.offer('reload');
}

/** A lazy part that the server no longer has: a newer build is there, and only a reload brings its parts. */
function offerReloadAfterMissingChunk(): void {
  addEventListener('vite:preloadError', () => {
    void canReload().then((can) => can && updateState.offer('reload'));
  });
}

/** With a service worker a reload always finds a shell; without one only the server has it. */
async function canReload(): Promise<boolean> {
  if (navigator.serviceWorker.controller !== null) return true;
  try {
    return (await fetch('/index.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/** Resolves when the waiting worker controls this page, or when none waits any more. */
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
  // Offline: the next round asks again.
}
