import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteAccess, RouteHandle } from '@/domain/permissions';

/**
 * What a route requires, from its `handle`. By default, and for unknown paths, it requires a signed-in user.
 * @param path the path of a URL, without its query
 */
export function accessOf(routes: readonly RouteObject[], path: string): RouteAccess {
  const handle: RouteHandle | undefined = matchRoutes([...routes], path)?.at(-1)?.route.handle;
  return handle?.access ?? 'login';
}
