import type { DexieOptions } from 'dexie';

/** An implementation of IndexedDB: the browser's own, or one in memory. */
export type DatabaseStore = Required<Pick<DexieOptions, 'indexedDB' | 'IDBKeyRange'>>;

/**
 * The names of errors that browsers and Dexie use for a failure of the storage, such as a lost connection or no space.
 */
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

/** Whether an error is a failure of the device's storage, rather than of a call or of the program. */
export function isStorageError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // The error of a bulk write has a list with the errors of its rows.
  const failures = 'failures' in error && Array.isArray(error.failures) ? error.failures : [];
  return STORAGE_ERRORS.has(error.name) || failures.some(isStorageError);
}
