/**
 * Increase it whenever a store or a row's shape changes. A new number opens a new database; old code keeps the old one.
 */
export const CACHE_SCHEMA = 14;

/** Dexie multiplies its version numbers by this to get IndexedDB versions. */
export const DEXIE_STEP = 10;
