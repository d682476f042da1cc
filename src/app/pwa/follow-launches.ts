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
 * Opens links that the browser hands to the installed console's window, as `launch_handler` in the manifest asks for.
 * Through the router, so that a form with unsaved input asks first. Browsers without it open another window.
 */
export function followLaunches(router: Pick<ReturnType<typeof createRouter>, 'navigate'>): void {
  window.launchQueue?.setConsumer(({ targetURL }) => {
    if (targetURL === undefined || targetURL === location.href) return;
    const { origin, pathname, search, hash } = new URL(targetURL);
    if (origin === location.origin) void router.navigate(pathname + search + hash);
  });
}
