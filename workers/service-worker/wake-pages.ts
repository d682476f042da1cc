import { WAKE_TAG, type WorkerMessage } from '@/lib/service-worker-messages';

/** The event of Background Sync, which the types of the platform do not have. */
export interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** Wakes the open pages when the browser says that there is a connection; nothing is sent from here, for no worker reads a token. */
export async function wakePages({ tag }: Pick<SyncEvent, 'tag'>, clients: Pick<Clients, 'matchAll'>): Promise<void> {
  if (tag !== WAKE_TAG) return;
  const message: WorkerMessage = { type: 'WAKE' };
  for (const page of await clients.matchAll({ type: 'window', includeUncontrolled: true })) page.postMessage(message);
}
