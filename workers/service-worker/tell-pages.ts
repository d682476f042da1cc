import type { WorkerMessage } from '@/lib/service-worker-messages';

/** The part of the service worker's `Clients` that is used here. */
export interface OpenPages {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenPage[]>;
}

interface OpenPage {
  postMessage(message: WorkerMessage): void;
}

/** Sends a message to every open page of the console, even if no service worker controls the page yet. */
export async function tellPages(message: WorkerMessage, pages: OpenPages): Promise<void> {
  for (const page of await pages.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message);
}
