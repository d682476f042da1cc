import { PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { isBackendPath, mayBeBackendPath } from '@/lib/addresses/backend-paths';
import type { PageMessage } from '@/lib/service-worker-messages';
import { respondWithConfig, keepConfig, keptBackendPath } from './config-response';
import { openNotification } from './open-notification';
import { refreshPolicies, shellStatus, withNewestHeaders, workerWithNewestHeaders } from './shell-headers';
import { StoredFiles, type BuildFile } from './stored-files';
import { tellPages } from './tell-pages';
import { wakePages } from './wake-pages';

/** The event of Background Sync, which is missing in the DOM types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

/** An event with static routing, which is also missing in the DOM types. */
interface RoutingEvent extends ExtendableEvent {
  addRoutes?(rules: { condition: object; source: 'cache' }[]): Promise<void>;
}

/**
 * The browser may load files of these kinds from the cache without running this worker. Scripts of workers are not
 * among them, because their headers change.
 */
const PLAIN_FILES = ['script', 'style', 'font'];

declare const self: ServiceWorkerGlobalScope & {
  readonly __WB_MANIFEST: BuildFile[];
};

const files = new StoredFiles(self.__WB_MANIFEST, self.location.origin, {
  isUpdate: () => self.registration.active !== null,
  tell: (progress) => tellPages(progress, self.clients),
});
const { precache } = files;

const storedShell = precache.createHandlerBoundToURL('/index.html');

/** Matches the path of a file in the root, such as `/robots.txt`, which the server sends. No screen has such a path. */
const rootFile = /^\/(?!(?:index)\.html$)[^/]*\.[^/]*$/;

async function isUnderBackend({ origin, pathname }: URL): Promise<boolean> {
  return mayBeBackendPath(pathname) && isBackendPath(pathname, await keptBackendPath(origin));
}

registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && !isBackendPath(url.pathname) && !rootFile.test(url.pathname),
  async (options) => {
    // The backend may be at a path of this origin. A navigation there, for example for single sign-on, goes to the
    // server.
    if (await isUnderBackend(options.url)) return fetch(options.request);
    return withNewestHeaders(options.event as FetchEvent, storedShell(options));
  },
);

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === '/config.json',
  ({ event }) => respondWithConfig(event as FetchEvent),
);

registerRoute(
  ({ request, sameOrigin }) => sameOrigin && ['worker', 'sharedworker'].includes(request.destination),
  async ({ request }) => (await workerWithNewestHeaders(precache.matchPrecache(request))) ?? fetch(request),
);

// Added last, so that the routes above take precedence. Workbox's rules for directories are off, because "/" is a
// navigation like any other.
registerRoute(new PrecacheRoute(precache, { directoryIndex: '', cleanURLs: false }));

// This worker may have to serve its first page offline, so it stores the configuration and the policies too.
self.addEventListener('install', (event) =>
  event.waitUntil(Promise.all([files.install(event), keepConfig(), refreshPolicies()])),
);

// With static routing, the browser loads the files of a start without running this worker for each of them.
self.addEventListener('install', (event) => {
  const rules = PLAIN_FILES.map((requestDestination) => ({
    condition: { urlPattern: { pathname: '/assets/*' }, requestDestination },
    source: 'cache' as const,
  }));
  // If the browser rejects these rules, it loads the files through this worker.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types lack this event
  (event as RoutingEvent).addRoutes?.(rules).catch(() => undefined);
});

// Take control at once of the page that installed this worker, so that the page can be reloaded offline.
self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Deletes the files of earlier versions.
  event.waitUntil(precache.activate(event));
});

self.addEventListener('message', (event) => {
  const message: PageMessage | undefined = event.data;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message?.type === 'SHELL_STATUS')
    event.waitUntil(shellStatus().then((status) => event.ports[0]?.postMessage(status)));
  if (message?.type !== 'STORE_FILES') return;
  // Every page sends this message. A page that began to load before this worker was active is not controlled yet.
  event.waitUntil(self.clients.claim());
  event.waitUntil(files.complete(event));
});

// The person has pressed a notification. Only on Android do pages show notifications through this worker.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotification(event.notification.data, self.clients));
});

// With Background Sync, the browser starts this worker when there is a connection. The worker can only wake open pages.
// If no page is open, the drafts are sent when the console is next opened.
self.addEventListener('sync', (event) => {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the DOM types lack this event
  const sync = event as SyncEvent;
  sync.waitUntil(wakePages(sync.tag, self.clients));
});
