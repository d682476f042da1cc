import { Workbox } from 'workbox-window';
import { noteOfflineStart } from '@/data/offline-start';
import { connectionState, subscribeConnection } from '@/data/sync/sync-status-store';
import type { PageMessage, ShellStatus, WorkerMessage } from '@/lib/service-worker-messages';
import { trustedScriptUrl } from '@/lib/trusted-script-url';
import { MINUTE_MS } from '@/lib/durations';
import { keepTrying } from './keep-trying';
import type { UpdateState } from './update-state';

/** The browser checks for a new sw.js only when a page loads, so a console that stays open checks regularly. */
const UPDATE_CHECK_MS = 30 * MINUTE_MS;

/**
 * If the new worker has not taken over after this time, the page reloads anyway. The browser activates a new worker
 * only when the old one has no work left, which may take 13 s after a navigation (`REFRESH_DELAY_MS` and
 * `REFRESH_TIMEOUT_MS` in the service worker).
 */
const TAKE_OVER_MS = 15_000;

/** A service worker that reports nothing for this time counts as stopped. Loading a file may take two minutes. */
const SILENCE_MS = 150_000;

/** The registration of the service worker; undefined until a service worker is active. */
let workbox: Workbox | undefined;
let updateChecks: ReturnType<typeof setInterval> | undefined;

/**
 * Installs the service worker, which stores the console's files. After a failure, it tries again after a pause or when
 * the connection is back, until all files are stored. Then it watches for newer builds. If the browser removes the
 * service worker with the data of the site, the installation starts again.
 */
export function keepInstalled(updates: UpdateState): void {
  followFiles();
  let isInstalled = false;
  const start = () =>
    keepTrying(async () => {
      await install(updates);
      isInstalled = true;
    });
  let trySooner = start();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (navigator.serviceWorker.controller !== null || !isInstalled) return;
    isInstalled = false;
    trySooner = start();
  });
  addEventListener('online', () => trySooner());
  let previousState = connectionState().state;
  subscribeConnection(() => {
    const { state } = connectionState();
    if (state === 'live' && previousState !== 'live') trySooner();
    previousState = state;
  });
}

async function install(updates: UpdateState): Promise<void> {
  try {
    noteOfflineStart({ problem: null });
    const worker = await activeWorker(updates);
    noteOfflineStart({ canStart: true });
    await storeFiles(worker);
  } catch (error) {
    noteOfflineStart({ problem: problemOf(error) });
    console.warn('The console is not completely stored on this device; it will try again.', error);
    // A newer build may have replaced the missing files.
    void workbox?.update().catch(ignoreNoNetwork);
    throw error;
  }
}

/** Returns the active service worker, or registers and installs it. Rejects when the installation fails. */
async function activeWorker(updates: UpdateState): Promise<ServiceWorker> {
  const active = workbox && (await navigator.serviceWorker.getRegistration())?.active;
  if (active) return active;
  const fresh = new Workbox(trustedScriptUrl('/sw.js'), { updateViaCache: 'none' });
  fresh.addEventListener('waiting', () => updates.offer('activate'));
  const registration = await fresh.register({ immediate: true });
  if (registration === undefined) throw new InstallationFailed();
  const worker = registration.active ?? (await whenActive(registration.installing ?? registration.waiting));
  workbox = fresh;
  clearInterval(updateChecks);
  updateChecks = setInterval(() => void fresh.update().catch(ignoreNoNetwork), UPDATE_CHECK_MS);
  void offerReloadForNewHeaders(fresh, updates).catch(ignoreNoNetwork);
  return worker;
}

function whenActive(worker: ServiceWorker | null): Promise<ServiceWorker> {
  return new Promise((resolve, reject) => {
    if (worker === null) return reject(new InstallationFailed());
    const look = (): void => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') reject(new InstallationFailed());
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

class InstallationFailed extends Error {
  constructor() {
    super('The service worker could not be installed');
  }
}

/** The service worker stopped before all files were stored; `problem` says why. */
class FilesMissing extends Error {
  constructor(readonly problem: 'network' | 'storage') {
    super(`Files of the console could not be stored: ${problem}`);
  }
}

let lastProblem: 'network' | 'storage' | null = null;

function problemOf(error: unknown): 'network' | 'storage' | 'forbidden' {
  if (error instanceof FilesMissing) return error.problem;
  if (error instanceof DOMException && error.name === 'SecurityError') return 'forbidden';
  return lastProblem ?? 'network';
}

/** Notes the progress that the service worker reports, even while it is being installed. */
function followFiles(): void {
  onMessage((message) => {
    if (message.type !== 'FILES') return;
    const { stored, total, problem } = message;
    lastProblem = problem;
    noteOfflineStart({ stored, total });
  });
}

function onMessage(handle: (message: WorkerMessage) => void): () => void {
  const listener = ({ data }: MessageEvent<WorkerMessage | undefined>): void => {
    if (data) handle(data);
  };
  navigator.serviceWorker.addEventListener('message', listener);
  return () => navigator.serviceWorker.removeEventListener('message', listener);
}

/**
 * Asks the service worker to store the missing files. Resolves when it has stored all of them; rejects when it cannot,
 * or when the browser removes it.
 */
function storeFiles(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve, reject) => {
    let silence: ReturnType<typeof setTimeout> | undefined;
    const end = (settle: () => void): void => {
      clearTimeout(silence);
      stop();
      navigator.serviceWorker.removeEventListener('controllerchange', noticeRemoval);
      settle();
    };
    const restartSilenceTimer = (): void => {
      clearTimeout(silence);
      silence = setTimeout(() => end(() => reject(new FilesMissing('network'))), SILENCE_MS);
    };
    const stop = onMessage((message) => {
      if (message.type !== 'FILES') return;
      if (!message.done) return restartSilenceTimer();
      const { problem } = message;
      end(() => (problem === null ? resolve() : reject(new FilesMissing(problem))));
    });
    const noticeRemoval = (): void => {
      if (navigator.serviceWorker.controller === null) end(() => reject(new InstallationFailed()));
    };
    navigator.serviceWorker.addEventListener('controllerchange', noticeRemoval);
    restartSilenceTimer();
    const message: PageMessage = { type: 'STORE_FILES' };
    worker.postMessage(message);
  });
}

/** Offers a reload if the server's headers have changed since this page was stored. */
async function offerReloadForNewHeaders(workbox: Workbox, updates: UpdateState): Promise<void> {
  if (navigator.serviceWorker.controller === null) return;
  const message: PageMessage = { type: 'SHELL_STATUS' };
  const status: ShellStatus = await workbox.messageSW(message);
  if (status.outdated) updates.offer('reload');
}

/**
 * Activates the waiting worker. Resolves when the worker controls this page or takes too long, and at once if no worker
 * is waiting.
 */
export async function activateWaiting(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.waiting) return;
  const takenOver = new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(resolve, TAKE_OVER_MS);
  });
  const message: PageMessage = { type: 'SKIP_WAITING' };
  registration.waiting.postMessage(message);
  await takenOver;
}

function ignoreNoNetwork(): void {
  // Offline; the next check tries again.
}
