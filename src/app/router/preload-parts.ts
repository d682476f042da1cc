import { matchRoutes, type RouteObject } from 'react-router-dom';
import {
  HOME_PATH,
  INSTANCES_PATH,
  TRACKER_PATH,
  executionPath,
  instanceEditPath,
  instanceViewPath,
} from '@/domain/addresses/paths';

/** The paths of the likely next screens, the most likely first. Only the route matters, so any id or code will do. */
const LIKELY = [
  executionPath(1),
  INSTANCES_PATH,
  HOME_PATH,
  TRACKER_PATH,
  instanceViewPath('x'),
  instanceEditPath('x'),
];

/** Loads the code of the likely next screens, one after the other while the browser is idle. Requests no data. */
export async function preloadParts(routes: readonly RouteObject[]): Promise<void> {
  const whenIdle = globalThis.requestIdleCallback ?? setTimeout;
  for (const address of LIKELY) {
    await new Promise<void>((resolve) => void whenIdle(() => resolve()));
    await preloadPart(routes, address);
  }
}

/**
 * Loads the code of the screen at a path from the files that the service worker has stored. Without a service worker,
 * loads nothing, because a request could fail or delay more important requests.
 */
export async function preloadPart(routes: readonly RouteObject[], address: string): Promise<void> {
  if (!navigator.serviceWorker?.controller) return;
  const matches = matchRoutes([...routes], address) ?? [];
  // React Router removes `lazy` from routes that it has loaded.
  const parts = matches.map(async ({ route: { lazy } }) => (typeof lazy === 'function' ? lazy() : undefined));
  await Promise.allSettled(parts);
}
