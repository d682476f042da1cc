import type { CacheDatabase } from './cache-database';

/** Keys of the `meta` table: what the cache knows of itself. */

/** `HeadState` */
export const META_HEAD = 'head';
/** `BackfillState` */
export const META_FILL = 'fill';
/** The server's own count of all executions, or null. */
export const META_TOTAL = 'total';
/** Names of the small lists that were read to their end at least once: before that, empty does not mean none. */
export const META_WALKED = 'walked';
/** When a person last looked something up below the window; milliseconds, device clock. */
export const META_LOOKED_UP_AT = 'lookedUpAt';
/** How this backend takes a filter by job instance, when not by the plain code. */
export const META_INSTANCE_FORM = 'instanceForm';
/** The rows that were written lately (`WriteLog`). */
export const META_TOLD = 'told';
/** Number of the leadership that may write. */
export const META_TERM = 'term';

/** Every execution with an id up to `top` that lies in the window is known, as far as the backfill has come. */
export interface HeadState {
  top: number;
}

/** How far the backfill, which reads executions from the newest downwards, has come; kept, so that a restart goes on. */
export interface BackfillState {
  done: boolean;
  /** Next page to request. */
  page: number;
  /** Executions read so far. */
  seen: number;
  /** Ids from here on downwards are known already; 0 for the first backfill. */
  floor: number;
  total: number | null;
  /** Highest id when the backfill began. */
  top: number;
  /**
   * No execution between this id and the newest one is missing: the lowest that the backfill has read, the
   * bottom of the window when it is done. Infinity before the first page.
   */
  lowest: number;
  /** Lowest id of the window: older executions are not kept. 0 when the window reaches to the first one. */
  bottom: number;
}

/** A value of the `meta` table; null when there is none. */
export async function readMeta<T>(cache: CacheDatabase, key: string): Promise<T | null> {
  const row = await cache.meta.get(key);
  return row === undefined ? null : (row.value as T);
}

export const readHead = (cache: CacheDatabase): Promise<HeadState | null> => readMeta<HeadState>(cache, META_HEAD);
export const readBackfill = (cache: CacheDatabase): Promise<BackfillState | null> =>
  readMeta<BackfillState>(cache, META_FILL);
