import { firstDataReady } from '@/data/sync/first-screen';
import { onNewerBuild } from '@/data/sync/sync-client';
import { UpdateState } from './update-state';

/** The pause before the code of the installation is loaded again after a failure. */
const RETRY_MS = 5_000;

const loadInstallation = () => import('./installation');

/** The update state of this page. */
export const updateState = new UpdateState(
  async () => (await loadInstallation()).activateWaiting(),
  () => location.reload(),
);

/**
 * Installs the service worker once the first data is shown and the page is idle, then watches for newer builds. Does
 * nothing in the dev server, and in a browser without service workers (some private windows, plain http).
 */
export function startServiceWorker(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  offerNewerBuildAfterMissingChunk();
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
 * be gone. If the browser removes the site's data, the service worker is installed again; that is not an update.
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
 * Offers a newer build when a lazy chunk cannot be loaded although the server responds: the server then has a newer
 * build. While the server does not respond, a reload would not help, because the chunk is not stored on this device.
 */
function offerNewerBuildAfterMissingChunk(): void {
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
