import { WAKE_TAG, type WorkerMessage } from '@/lib/service-worker-messages';

/** The part of the service worker's `Clients` that is used here. */
export interface OpenPages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
}

interface OpenPage {
  postMessage(message: WorkerMessage): void;
}

/**
 * Wakes the open pages when the browser reports a connection. The service worker sends nothing itself, because it has
 * no token.
 */
export async function wakePages(tag: string, pages: OpenPages): Promise<void> {
  if (tag !== WAKE_TAG) return;
  const message: WorkerMessage = { type: 'WAKE' };
  for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message);
}
