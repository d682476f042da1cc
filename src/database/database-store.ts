import type { DexieOptions } from 'dexie';

/** Where databases are kept; without one, in the browser's IndexedDB. */
export type DatabaseStore = Required<Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>>;

/** What browsers and Dexie call a storage that fails: lost connection, quota, abort, eviction, private mode. */
const STORAGE_ERRORS = new Set([
  'AbortError',
  'DatabaseClosedError',
  'InternalError',
  'InvalidStateError',
  'MissingAPIError',
  'NoSuchDatabaseError',
  'NotFoundError',
  'NotReadableError',
  'OpenFailedError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
]);

/** Whether it is the storage of this device that failed, and not a call or a program. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A bulk write names the failures of its rows.
  const { failures = [] } = error as { failures?: unknown[] };
  return STORAGE_ERRORS.has(error.name) || failures.some(isStorageError);
}
