import type { CacheDatabase } from '@/lib/database/cache-database';

/** Keys of the `meta` table. */
export const META = {
  /** `HeadState` */
  head: 'head',
  /** `FillState` */
  fill: 'fill',
  /** The server's own count of all executions, or null. */
  total: 'total',
  /** Names of the small lists that were walked to their end at least once: before that, empty does not mean none. */
  walked: 'walked',
  /** When somebody last looked something up below the window; milliseconds, device clock. */
  lookedUpAt: 'lookedUpAt',
  /** How this backend takes a filter by job instance, when not by the plain code (`instance-form.ts`). */
  instanceForm: 'instanceForm',
  /** The rows that were written lately (`WriteLog`). */
  told: 'told',
  /** Number of the leadership that may write. */
  term: 'term',
} as const;

/** Every execution with an id up to `top` that lies in the window is known, as far as the fill has come. */
export interface HeadState {
  top: number;
}

/** Where the walk from the newest execution downwards stands; kept, so that a restart goes on. */
export interface BackfillState {
  done: boolean;
  /** Next page to ask for. */
  page: number;
  /** Members met so far. */
  seen: number;
  /** Ids from here on downwards are known already; 0 for the first fill. */
  floor: number;
  total: number | null;
  /** Highest id met when the walk began. */
  top: number;
  /**
   * No execution between this id and the newest one is missing: the lowest that the walk has met, the bottom of the window when
   * it is over. Infinity before the first page.
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

export const readHead = (cache: CacheDatabase): Promise<HeadState | null> => readMeta<HeadState>(cache, META.head);
export const readBackfill = (cache: CacheDatabase): Promise<BackfillState | null> =>
  readMeta<BackfillState>(cache, META.fill);
