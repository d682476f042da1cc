import type { createRouter } from '../router/create-router';

interface LaunchQueue {
  setConsumer: (consumer: (params: { targetURL?: string }) => void) => void;
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue;
  }
}

/**
 * Opens links that the browser passes to the open window of the installed console (`launch_handler` in the manifest).
 * The router opens them, so that a form with unsaved input asks first. Browsers without this feature open another
 * window.
 */
export function openLaunchedLinks(router: Pick<ReturnType<typeof createRouter>, 'navigate'>): void {
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || targetURL === location.href) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    if (origin === location.origin) void router.navigate(pathname + search + hash);
  });
}
