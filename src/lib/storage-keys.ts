/** Keys of what local storage keeps, for all that read it. The console itself goes through `data/browser-storage`. */

export const SESSION_KEY = 'session';
/** The latest time of the server's clock that was noted while somebody is signed in, milliseconds since the epoch. */
export const SESSION_TIME_KEY = 'session-time';
export const CONFIG_KEY = 'config';
export const LANGUAGE_KEY = 'locale';

/** When data was last read from the server into a cache: milliseconds since the epoch, device clock. */
export const lastSuccessKey = (cacheName: string): string => `last-success:${cacheName}`;

/** Start of the keys of everything that is remembered for one person on one backend. */
export const personPrefix = (backendUrl: string, userKey: string): string => `user:${backendUrl}:${userKey}:`;

/** The remembered state of one list. */
export const gridName = (grid: string): string => `grid:${grid}`;
