/** Raised whenever a store or a row's shape changes: a new number opens a new database, old code keeps its own. */
export const CACHE_SCHEMA = 5;

/** The browser's version of a database whose version is 1 to Dexie. */
export const DEXIE_STEP = 10;
