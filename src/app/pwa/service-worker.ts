import { firstDataReady } from '@/data/sync/first-screen';
import { onNewerBuild } from '@/data/sync/sync-client';
import { UpdateState } from './update-state';

/** The pause before another try to load the code of the installation. */
const RETRY_MS = 5_000;

const loadInstallation = () => import('./installation');

/** The update state of this page. */
export const updateState = new UpdateState(
  async () => (await loadInstallation()).activateWaiting(),
  () => location.reload(),
);

/**
 * Installs the service worker after the first data (`firstDataReady`) when the page is idle, and then watches for newer
 * builds. Does nothing without service workers (private windows of some browsers, plain http) and in the dev server.
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  offerReloadAfterMissingChunk();
  offerReloadAfterTakeOver();
  onNewerBuild(() => updateState.offer('reload'));
  const whenIdle = globalThis.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 1_000));
  void firstDataReady().then(() => whenIdle(start));
}

function start(): void {
  loadInstallation().then(
    ({ keepInstalled }) => keepInstalled(updateState),
    () => setTimeout(start, RETRY_MS),
  );
}

/**
 * Offers a reload after another tab applied the update. This tab is still running the old code, whose lazy chunks may
 * be gone. A service worker that was removed with the site's data, or installed again after that, is no update.
 */
function offerReloadAfterTakeOver(): void {
  const isControlled = (): boolean => navigator.serviceWorker.controller !== null;
  let controlled = isControlled();
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    const before = controlled;
    controlled = isControlled();
    if (before && controlled) updateState.offer('reload');
  });
}

/**
 * Offers the newer build when a lazy chunk is missing on the server, because a newer build has replaced it. Without a
 * connection a reload would not help: the chunk is not stored yet.
 */
function offerReloadAfterMissingChunk(): void {
  addEventListener('vite:preloadError', () => void offerNewerBuild().catch(() => undefined));
}

async function offerNewerBuild(): Promise<void> {
  if (!(await isServerReachable())) return;
  updateState.offer('activate');
  await (await navigator.serviceWorker.getRegistration())?.update();
}

async function isServerReachable(): Promise<boolean> {
  try {
    return (await fetch('/index.html', { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
