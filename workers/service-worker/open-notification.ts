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

/** A page must answer within this time, milliseconds, because browsers allow a new page only soon after the press. */
const ANSWER_MS = 800;

/**
 * Opens the target of a notification in an open page of the console, or in a new page if none is open. Prefers the page
 * with the focus, then a visible page. A page that is still loading or shows the sign-in does not answer. If the target
 * has an address, such a page is navigated to it.
 * @param data the data that the page has attached to the notification
 */
export async function openNotification(data: unknown, pages: PageOpener): Promise<void> {
  const target = readNotificationTarget(data);
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true });
  const page =
    open.find(({ focused }) => focused) ?? open.find(({ visibilityState }) => visibilityState === 'visible') ?? open[0];
  try {
    await page?.focus();
  } catch {
    // If the browser refuses the focus, the page opens the target in the background.
  }
  if (page === undefined) await pages.openWindow(target.address ?? '/');
  else if (!(await hasTaken(page, target)) && target.address !== null)
    // The browser refuses to navigate a page that this worker does not control. Then open a new page.
    await page.navigate(target.address).catch(() => pages.openWindow(target.address ?? '/'));
}

/** Asks a page to show the target. Returns false if the page does not answer. */
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
