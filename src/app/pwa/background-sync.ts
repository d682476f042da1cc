import { WAKE_TAG, type WorkerMessage } from '@/lib/service-worker-messages';

/** A registration with Background Sync, which TypeScript's types and some browsers lack. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** The part of `navigator.serviceWorker` that is used here; null if the browser has no service workers. */
type Workers = Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener' | 'removeEventListener'> | null;

const ownWorkers = (): Workers =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/**
 * Asks the browser to send a sync event when the connection returns. Never fails. Without Background Sync, the engine
 * notices the connection later.
 */
export async function registerBackgroundSync(workers = ownWorkers()): Promise<void> {
  try {
    const registration: WithSync | undefined = await workers?.getRegistration();
    await registration?.sync?.register(WAKE_TAG);
  } catch {
    // The browser does not permit it, for example in a private window.
  }
}

/** Calls `wake` when the service worker reports that the connection is back. Returns a function that stops this. */
export function onBackgroundSync(wake: () => void, workers = ownWorkers()): () => void {
  const listener = ({ data }: MessageEvent<WorkerMessage | undefined>): void => {
    if (data?.type === 'WAKE') wake();
  };
  workers?.addEventListener('message', listener);
  return () => workers?.removeEventListener('message', listener);
}
