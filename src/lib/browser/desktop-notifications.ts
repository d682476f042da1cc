import { readNotificationTarget, type NotificationTarget } from '../notification-target';
import type { WorkerMessage } from '../service-worker-messages';

/** Whether the browser shows notifications of this site: it is not decided yet (`default`), or it cannot (`none`). */
export type NotificationState = NotificationPermission | 'none';

const notifications = (): typeof Notification | undefined =>
  (globalThis as { Notification?: typeof Notification }).Notification;

export const notificationState = (): NotificationState => notifications()?.permission ?? 'none';

/** Asks the person whether this site may show notifications. Call it only after a press of a button. */
export async function askForNotifications(): Promise<NotificationState> {
  try {
    return (await notifications()?.requestPermission()) ?? 'none';
  } catch {
    return notificationState();
  }
}

interface DesktopNotification {
  title: string;
  body: string;
  /** A newer notification with the same tag replaces the older one. */
  tag: string;
  /** Whether a notification that replaces another one is noticed again. */
  renotify: boolean;
  onClick: () => void;
  /** Where a press leads that the service worker receives, because this page does not. */
  target: NotificationTarget;
}

/** Shows a notification if the browser may. Returns the function that removes it. */
export function showNotification({ title, body, tag, renotify, onClick, target }: DesktopNotification): () => void {
  const Notice = notifications();
  if (Notice?.permission !== 'granted') return () => undefined;
  // The types lack `renotify`.
  const options: NotificationOptions & { renotify: boolean } = {
    body,
    tag,
    icon: '/icons/icon-192.png',
    renotify,
  };
  try {
    const notice = new Notice(title, options);
    notice.addEventListener('click', () => {
      window.focus();
      notice.close();
      onClick();
    });
    return () => notice.close();
  } catch {
    // Android has notifications only of a service worker, which tells a page when one is pressed (`onOpened`).
    void showFromServiceWorker(title, { ...options, data: target });
    return () => void closeInServiceWorker(tag);
  }
}

async function showFromServiceWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options);
  } catch {
    // The browser refuses it; the console itself has the news.
  }
}

async function closeInServiceWorker(tag: string): Promise<void> {
  try {
    const notices = await (await navigator.serviceWorker?.getRegistration())?.getNotifications({ tag });
    for (const notice of notices ?? []) notice.close();
  } catch {
    // They have gone with the service worker.
  }
}

/** Calls back when a notification of the service worker was pressed and this page is the one to show it. */
export function onOpened(open: (target: NotificationTarget) => void): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const listen = ({ data, ports }: MessageEvent<WorkerMessage | undefined>): void => {
    if (data?.type !== 'OPEN') return;
    ports[0]?.postMessage(null);
    open(readNotificationTarget(data));
  };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}
