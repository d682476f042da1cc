import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteAccess, RouteHandle } from '@/domain/permissions';

/**
 * What a route requires, from its `handle`. The default is a signed-in user, also for unknown paths.
 * @param path the path of a URL, without its query
 */
export function accessOf(routes: readonly RouteObject[], path: string): RouteAccess {
  const handle = matchRoutes([...routes], path)?.at(-1)?.route.handle as RouteHandle | undefined;
  return handle?.access ?? 'login';
}
