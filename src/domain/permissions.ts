/** The four roles, strongest first. */
export const ROLES = ['ROLE_ADMIN', 'ROLE_CLIENT_ADMIN', 'ROLE_USER', 'ROLE_RESTRICTED_USER'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a user has a role, directly or through a stronger one. */
export function hasRole(roles: readonly Role[], needed: Role): boolean {
  return roles.some((role) => ROLES.indexOf(role) <= ROLES.indexOf(needed));
}

/** What a user's roles allow. The screens hide what is not allowed; the server refuses it. */
export interface Permissions {
  superAdmin: boolean;
  /** Open the admin area, connections and system; filter by creator; see the advanced tab and other users' names. */
  administrate: boolean;
  /** Launch, stop, edit. */
  operate: boolean;
}

export function permissionsOf(roles: readonly Role[]): Permissions {
  return {
    superAdmin: hasRole(roles, 'ROLE_ADMIN'),
    administrate: hasRole(roles, 'ROLE_CLIENT_ADMIN'),
    operate: hasRole(roles, 'ROLE_USER'),
  };
}

/** What a screen requires: nothing, a signed-in user, the roles of the admin area, or the super administrator. */
export type RouteAccess = 'public' | 'login' | 'administrate' | 'superAdmin';

/** The `handle` of a route. A route without a handle requires a signed-in user. */
export interface RouteHandle {
  access: RouteAccess;
}

export const PUBLIC: RouteHandle = { access: 'public' };
export const ADMINISTRATE: RouteHandle = { access: 'administrate' };
export const SUPER_ADMIN: RouteHandle = { access: 'superAdmin' };

/** Whether a signed-in user with these permissions may open the screen. */
export function mayEnter(access: RouteAccess, permissions: Permissions): boolean {
  return access === 'public' || access === 'login' || permissions[access];
}
