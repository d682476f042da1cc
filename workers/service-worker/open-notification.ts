import { readNotificationTarget, type NotificationTarget } from '@/lib/notification-target';
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
  navigate(address: string): Promise<unknown>;
  postMessage(message: WorkerMessage, transfer: Transferable[]): void;
}

/** How long a page may take to answer, milliseconds. Browsers soon forget the press, which a new page needs. */
const ANSWER_MS = 800;

/**
 * Shows what a notification is about in an open page of the console, the one in front if there are several, else in a
 * new one. A page that still loads, or asks for the sign-in, does not answer: it loads the address.
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
  else if (!(await hasTaken(page, target)) && target.address !== null)
    // The browser refuses it for a page that this worker does not control.
    await page.navigate(target.address).catch(() => pages.openWindow(target.address ?? '/'));
}

/** Asks a page to show the target. False if nobody answers there. */
async function hasTaken(page: OpenablePage, target: NotificationTarget): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MS);
  });
  page.postMessage({ type: 'OPEN', ...target }, [port2]);
  const isTaken = await answer;
  port1.close();
  return isTaken;
}
