import { WAKE_TAG, type WorkerMessage } from '@/lib/service-worker-messages';

/** Background Sync, which the types of the platform do not have and some browsers neither. */
type WithSync = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** The service workers of this browser; null where it has none. */
type Workers = Pick<ServiceWorkerContainer, 'getRegistration' | 'addEventListener' | 'removeEventListener'> | null;

const ownWorkers = (): Workers =>
  typeof navigator !== 'undefined' && 'serviceWorker' in navigator ? navigator.serviceWorker : null;

/**
 * Asks the browser for a word when there is a connection again, where it can. Never fails: the engine finds the connection
 * by itself, only later.
 */
export async function askToBeWoken(workers = ownWorkers()): Promise<void> {
  try {
    const registration = (await workers?.getRegistration()) as WithSync | undefined;
    await registration?.sync?.register(WAKE_TAG);
  } catch {
    // Not permitted, such as in a private window.
  }
}

/** Calls back when the service worker says that there is a connection; gives the function that ends this. */
export function onWoken(wake: () => void, workers = ownWorkers()): () => void {
  const hear = ({ data }: MessageEvent<WorkerMessage | undefined>): void => {
    if (data?.type === 'WAKE') wake();
  };
  workers?.addEventListener('message', hear);
  return () => workers?.removeEventListener('message', hear);
}
