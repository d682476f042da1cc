import { readNotificationTarget, type NotificationTarget } from '../notification-target';
import type { WorkerMessage } from '../service-worker-messages';

/** The browser's permission for notifications. `default`: not decided yet. `none`: the browser has no notifications. */
export type NotificationState = NotificationPermission | 'none';

const notifications = (): typeof Notification | undefined =>
  (globalThis as { Notification?: typeof Notification }).Notification;

export const notificationState = (): NotificationState => notifications()?.permission ?? 'none';

/** Asks the person whether this site may show notifications. Browsers allow this only after a press of a button. */
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
  /** Whether a notification that replaces an older one alerts the person again. */
  renotify: boolean;
  onClick: () => void;
  /**
   * The target that a press opens if the service worker shows the notification. In that case, `onClick` is not called.
   */
  target: NotificationTarget;
}

/** Shows a notification if the person has allowed it. Returns the function that removes the notification. */
export function showNotification({ title, body, tag, renotify, onClick, target }: DesktopNotification): () => void {
  const Notice = notifications();
  if (Notice?.permission !== 'granted') return () => undefined;
  // TypeScript's own type lacks `renotify`.
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
    // On Android only a service worker can show notifications. It reports a press to a page (`onNotificationPress`).
    void showFromServiceWorker(title, { ...options, data: target });
    return () => void closeInServiceWorker(tag);
  }
}

async function showFromServiceWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options);
  } catch {
    // The browser has refused. The person still sees the event in the console.
  }
}

async function closeInServiceWorker(tag: string): Promise<void> {
  try {
    const notices = await (await navigator.serviceWorker?.getRegistration())?.getNotifications({ tag });
    for (const notice of notices ?? []) notice.close();
  } catch {
    // Without the service worker, its notifications are gone too.
  }
}

/**
 * Calls `open` when the service worker asks this page to open the target of a pressed notification. Returns a function
 * that stops listening.
 */
export function onNotificationPress(open: (target: NotificationTarget) => void): () => void {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const listen = ({ data, ports }: MessageEvent<WorkerMessage | undefined>): void => {
    if (data?.type !== 'OPEN') return;
    ports[0]?.postMessage(null);
    open(readNotificationTarget(data));
  };
  serviceWorker?.addEventListener('message', listen);
  return () => serviceWorker?.removeEventListener('message', listen);
}
