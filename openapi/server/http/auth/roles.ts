/** The four roles. Each role includes the roles after it. */
export const roles = ['ROLE_ADMIN', 'ROLE_CLIENT_ADMIN', 'ROLE_USER', 'ROLE_RESTRICTED_USER'] as const;
export type Role = (typeof roles)[number];

/** Whether the role `own` includes the role `needed`. */
export function includesRole(own: Role, needed: Role): boolean {
  return roles.indexOf(own) <= roles.indexOf(needed);
}

/** The strongest of a user's roles; ROLE_RESTRICTED_USER if there is none. Unknown names are ignored. */
export function strongestRole(own: readonly string[]): Role {
  return roles.find((role) => own.includes(role)) ?? 'ROLE_RESTRICTED_USER';
}

export function isRole(text: unknown): text is Role {
  return roles.some((role) => role === text);
}
