import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { RouteAccess, RouteHandle } from '@/domain/permissions';

/**
 * Returns what the `handle` of the route at a path requires. Without a handle, and for an unknown path, the user must
 * be signed in.
 * @param path the path of a URL, without its query
 */
export function accessOf(routes: readonly RouteObject[], path: string): RouteAccess {
  const handle: RouteHandle | undefined = matchRoutes([...routes], path)?.at(-1)?.route.handle;
  return handle?.access ?? 'login';
}

/**
 * Returns `accessOf` for a fixed table of routes. The returned function remembers its results, because React Router
 * ranks all routes for each match, and the palette calls it for every row after every keystroke.
 */
export function rememberedAccess(routes: readonly RouteObject[]): (path: string) => RouteAccess {
  const known = new Map<string, RouteAccess>();
  return (path) => {
    const access = known.get(path) ?? accessOf(routes, path);
    known.set(path, access);
    return access;
  };
}
