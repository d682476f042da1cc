/** The four roles, strongest first. */
export const ROLES = ['ROLE_ADMIN', 'ROLE_CLIENT_ADMIN', 'ROLE_USER', 'ROLE_RESTRICTED_USER'] as const;
export type Role = (typeof ROLES)[number];

/** Whether a user has a role, or a stronger role that includes it. */
export function hasRole(roles: readonly Role[], needed: Role): boolean {
  return roles.some((role) => ROLES.indexOf(role) <= ROLES.indexOf(needed));
}

/** What a user's roles allow. The screens offer nothing else, and the server refuses everything else. */
export interface Permissions {
  superAdmin: boolean;
  /**
   * Whether the user may open the admin area, connections and system, filter by creator, and see the advanced tab and
   * the names of other users.
   */
  administrate: boolean;
  /** Whether the user may launch, stop and edit. */
  operate: boolean;
}

export function permissionsOf(roles: readonly Role[]): Permissions {
  return {
    superAdmin: hasRole(roles, 'ROLE_ADMIN'),
    administrate: hasRole(roles, 'ROLE_CLIENT_ADMIN'),
    operate: hasRole(roles, 'ROLE_USER'),
  };
}

/** Who may open a screen: everybody, signed-in users, administrators, or the super administrator. */
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
