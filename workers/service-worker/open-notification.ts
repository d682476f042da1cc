import { readNotificationTarget } from '@/lib/notification-target';
import type { WorkerMessage } from '@/lib/service-worker-messages';

/** The part of the service worker's `Clients` that is used here. */
export interface PageOpener {
  matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly OpenablePage[]>;
  openWindow(address: string): Promise<unknown>;
}

interface OpenablePage {
  readonly focused: boolean;
  readonly visibilityState: DocumentVisibilityState;
  focus(): Promise<unknown>;
  postMessage(message: WorkerMessage): void;
}

/**
 * Shows what a notification is about in an open page of the console, the one in front if there are several, else in a
 * new one.
 * @param data what the page gave to the notification
 */
export async function openNotification(data: unknown, pages: PageOpener): Promise<void> {
  const target = readNotificationTarget(data);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page =
    open.find(({ focused }) => focused) ?? open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  try {
    await page?.focus();
  } catch {
    // The browser refuses it; the page is at the address when the person goes there.
  }
  if (page === undefined) await pages.openWindow(target.address ?? '/');
  else page.postMessage({ type: 'OPEN', ...target });
}
