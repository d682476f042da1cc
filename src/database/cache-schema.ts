/**
 * The number of the cache's schema. Increase it whenever a table or the shape of a row changes. A build with a new
 * number opens a new database, and older builds keep theirs.
 */
export const CACHE_SCHEMA = 14;

/** An IndexedDB version is Dexie's version number times this. */
export const DEXIE_STEP = 10;
