import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteAccess, RouteHandle } from '@/domain/permissions';

/**
 * What the route at an address requires: its `handle` says it. A signed-in user is the default, also for unknown addresses.
 * @param path the path of an address, without its query
 */
export function accessOf(routes: readonly RouteObject[], path: string): RouteAccess {
  const handle = matchRoutes([...routes], path)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.access ?? 'login';
}
