import { matchRoutes, type RouteObject } from 'react-router-dom';

/** What preloading needs of the router. */
export interface PartsRouter {
  readonly routes: readonly RouteObject[];
  readonly state: { readonly initialized: boolean };
}

/** Where people go from where they are, the likeliest first; what stands for a number or a code matters to nobody here. */
const LIKELY = [
  '/job_execution/1',
  '/job_instance',
  '/',
  '/execution_tracker',
  '/job_instance/x/view',
  '/job_instance/x/edit',
];

/** A start that goes on all the same is looked at again after this many milliseconds. */
const LATER_MS = 500;

const whenIdle = (run: () => void): void => void (globalThis.requestIdleCallback ?? setTimeout)(run);

/**
 * Loads the code of a screen before it is asked for: that of the likely next ones, one after the other, when the first
 * screen stands and the browser has nothing else to do, and that of a link when the pointer or the focus comes to it.
 * No data are asked for.
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
 * Loads what the screen at an address needs, where the service worker has it: from the network it could fail, or take the
 * place of what the person waits for.
 */
export async function preloadPart(routes: readonly RouteObject[], address: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const matches = matchRoutes([...routes], address) ?? [];
  // A route that was shown has no `lazy` any more, and a module is loaded once.
  const parts = matches.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : undefined));
  await Promise.allSettled(parts);
}
