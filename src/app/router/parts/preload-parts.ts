import { matchRoutes, type RouteObject } from 'react-router-dom';

/** The part of the router that preloading uses. */
export interface PartsRouter {
  readonly routes: readonly RouteObject[];
  readonly state: { readonly initialized: boolean };
}

/** Likely next screens, the most likely first. The ids are placeholders; only the route matters. */
const LIKELY = [
  '/job_execution/1',
  '/job_instance',
  '/',
  '/execution_tracker',
  '/job_instance/x/view',
  '/job_instance/x/edit',
];

/** Milliseconds until the next check when the start is still running. */
const LATER_MS = 500;

const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(run);

/**
 * Preloads the code of screens: of the likely next ones, one by one, when the first screen is shown and the browser is
 * idle; of a link's screen, when the link is hovered or focused. It requests no data.
 */
export function preloadParts(router: PartsRouter): void {
  loadLikely(router, [...LIKELY]);
  const near = ({ target }: Event): void => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === location.origin) void preloadPart(router.routes, link.pathname);
  };
  for (const event of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(event, near, { passive: true });
}

function loadLikely(router: PartsRouter, addresses: string[]): void {
  if (!router.state.initialized) return void setTimeout(() => loadLikely(router, addresses), LATER_MS);
  whenIdle(() => {
    const address = addresses.shift();
    if (address === undefined) return;
    void preloadPart(router.routes, address).then(() => loadLikely(router, addresses));
  });
}

/**
 * Loads the code of the screen at a URL, only if the service worker has it. From the network it could fail or delay
 * other requests.
 */
export async function preloadPart(routes: readonly RouteObject[], address: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const matches = matchRoutes([...routes], address) ?? [];
  // A route that was shown has no `lazy` any more, and a module loads only once.
  const parts = matches.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : undefined));
  await Promise.allSettled(parts);
}
