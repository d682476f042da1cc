import type { DexieOptions } from 'dexie';

/** The IndexedDB implementation for databases; the browser's by default. */
export type DatabaseStore = Required<Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>>;

/** Error names of browsers and Dexie for a storage failure: lost connection, quota, abort, eviction, private mode. */
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
  'PrematureCommitError',
  'QuotaExceededError',
  'SecurityError',
  'TimeoutError',
  'TransactionInactiveError',
  'UnknownError',
]);

/** Whether an error is a failure of the device's storage, and not of a call or the program. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // A bulk write lists the failures of its rows.
  const failures = 'failures' in error && Array.isArray(error.failures) ? error.failures : [];
  return STORAGE_ERRORS.has(error.name) || failures.some(isStorageError);
}
