import type { CacheDatabase } from './cache-database';
import type { BackfillState, HeadState, MetaValues } from './rows';

/**
 * The keys of the `meta` table. `MetaValues` describes their values, so each key needs its literal type (`as const`).
 */
export const META_HEAD = 'head' as const;
export const META_FILL = 'fill' as const;
export const META_TOTAL = 'total' as const;
export const META_READ_LISTS = 'readLists' as const;
export const META_LOOKED_UP_AT = 'lookedUpAt' as const;
export const META_INSTANCE_FORM = 'instanceForm' as const;
export const META_WRITE_LOG = 'writeLog' as const;
export const META_COMPANIES = 'companies' as const;
export const META_RIGHTS = 'rights' as const;
export const META_PEOPLE_REFUSED = 'peopleRefused' as const;
export const META_TERM = 'term' as const;

/** Reads a value of the `meta` table; null if there is none. */
export async function readMeta<K extends keyof MetaValues>(
  cache: CacheDatabase,
  key: K,
): Promise<MetaValues[K] | null> {
  const row = await cache.meta.get(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `MetaValues` says what each key stores
  return row === undefined ? null : (row.value as MetaValues[K]);
}

export const readHead = (cache: CacheDatabase): Promise<HeadState | null> => readMeta(cache, META_HEAD);
export const readBackfill = (cache: CacheDatabase): Promise<BackfillState | null> => readMeta(cache, META_FILL);

/**
 * Whether a small list (`instances`, `jobs`, `companies`, `connections/{type}`) has ever been read completely. Before
 * that, a row that the cache lacks may exist on the server.
 */
export const wasListRead = async (cache: CacheDatabase, name: string): Promise<boolean> =>
  (await readMeta(cache, META_READ_LISTS))?.includes(name) === true;
