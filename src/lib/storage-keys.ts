/* Keys in local storage. `i18n` and `page-head` read local storage directly, other code via `data/browser-storage`. */

/** The signed-in session. */
export const SESSION_KEY = 'session';
/** The latest server time seen while a user is signed in, milliseconds since the epoch. */
export const SESSION_TIME_KEY = 'session-time';
export const CONFIG_KEY = 'config';
export const LANGUAGE_KEY = 'locale';

/** When data was last read from the server into a cache: milliseconds since the epoch, device clock. */
export const lastSuccessKey = (cacheName: string): string => `last-success:${cacheName}`;

/** Prefix of all keys of one person on one backend. */
export const personPrefix = (backendUrl: string, userKey: string): string => `user:${backendUrl}:${userKey}:`;

/**
 * The key of one person's saved views of one list on one backend. It does not start with `personPrefix`, because saved
 * views outlive a sign-out.
 */
export const viewsKey = (backendUrl: string, userKey: string, grid: string): string =>
  `views:${backendUrl}:${userKey}:${grid}`;

/** The name under which the state of one list is remembered (`data/user-storage`). */
export const gridName = (grid: string): string => `grid:${grid}`;
