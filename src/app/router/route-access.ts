import { matchPath } from 'react-router-dom';
import type { Permissions } from '@/domain/permissions';

/** What a route asks for: nothing, a signed-in person, the admin area's roles, or the super administrator. */
export type RouteAccess = 'public' | 'login' | 'administrate' | 'superAdmin';

/** Who may open which address; an address that is not listed needs a signed-in person. The first match counts. */
const TABLE: readonly (readonly [pattern: string, access: RouteAccess])[] = [
  ['/login', 'public'],
  ['/forget-password', 'public'],
  ['/reset-password/:token', 'public'],
  ['/shopify_app/activate', 'public'],
  ['/guides/*', 'public'],
  ['/users', 'administrate'],
  ['/user/*', 'administrate'],
  ['/companies', 'administrate'],
  ['/company/*', 'administrate'],
  ['/configuration', 'administrate'],
  ['/connections/*', 'administrate'],
  ['/job_instance/create', 'superAdmin'],
];

/** @param path the path of an address, without its query */
export function accessOf(path: string): RouteAccess {
  return TABLE.find(([pattern]) => matchPath(pattern, path) !== null)?.[1] ?? 'login';
}

/** Whether a signed-in person with these permissions may enter. */
export function mayEnter(access: RouteAccess, permissions: Permissions): boolean {
  return access === 'public' || access === 'login' || permissions[access];
}
