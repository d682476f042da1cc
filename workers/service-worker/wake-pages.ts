import { WAKE_TAG, type WorkerMessage } from '@/lib/service-worker-messages';

/** What is used of the service worker's `Clients`. */
export interface OpenPages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
}

interface OpenPage {
  postMessage(message: WorkerMessage): void;
}

/** Wakes the open pages when the browser says that there is a connection; nothing is sent from here, for no worker reads a token. */
export async function wakePages(tag: string, pages: OpenPages): Promise<void> {
  if (tag !== WAKE_TAG) return;
  const message: WorkerMessage = { type: 'WAKE' };
  for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message);
}
