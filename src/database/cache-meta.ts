import type { CacheDatabase } from './cache-database';

/* Keys of the `meta` table: facts about the cache itself. */

/** `HeadState` */
export const META_HEAD = 'head';
/** `BackfillState` */
export const META_FILL = 'fill';
/** The server's total of all executions, or null. */
export const META_TOTAL = 'total';
/** Names of the small lists that were read completely at least once. Before that, an empty list proves nothing. */
export const META_WALKED = 'walked';
/** The last time a person looked up executions below the window; milliseconds, device clock. */
export const META_LOOKED_UP_AT = 'lookedUpAt';
/** The format of this backend's filter by job instance, if it is not the plain code. */
export const META_INSTANCE_FORM = 'instanceForm';
/** The recently written rows (`WriteLog`). */
export const META_TOLD = 'told';
/** The term of the leader that may write. */
export const META_TERM = 'term';

/** Every execution of the window with an id up to `top` is known, as far down as the backfill has read. */
export interface HeadState {
  top: number;
}

/**
 * Progress of the backfill, which reads executions from the newest downwards. Stored, so that it resumes after a
 * restart.
 */
export interface BackfillState {
  done: boolean;
  /** Next page to request. */
  page: number;
  /** Executions read so far. */
  seen: number;
  /** Executions with this id and below are already known; 0 for the first backfill. */
  floor: number;
  total: number | null;
  /** The highest id when the backfill began. */
  top: number;
  /**
   * No execution between this id and the newest one is missing. It is the lowest id read so far, or the bottom of the
   * window when the backfill is done. Infinity before the first page.
   */
  lowest: number;
  /** The lowest id of the window; older executions are not kept. 0 when the window contains all executions. */
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
