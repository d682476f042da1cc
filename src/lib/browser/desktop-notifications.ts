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
}

/** Shows a notification if the browser may. Returns the function that removes it. */
export function showNotification({ title, body, tag, renotify, onClick }: DesktopNotification): () => void {
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
    // Android has notifications only of a service worker; a press on one opens nothing.
    void showFromServiceWorker(title, options);
    return () => undefined;
  }
}

async function showFromServiceWorker(title: string, options: NotificationOptions): Promise<void> {
  try {
    await (await navigator.serviceWorker?.getRegistration())?.showNotification(title, options);
  } catch {
    // The browser refuses it; the console itself has the news.
  }
}
