/** Errors that JavaScript throws for a value that code does not expect. */
const unexpectedValue = [TypeError, RangeError, SyntaxError];

/** The states (SQLSTATE) for a value that the database refuses: data exceptions, and violated constraints. */
const refusedValue = /^2[23][\dA-Z]{3}$/;

/**
 * Whether the data of a piece of work caused an error, so that the work would fail again. False for temporary errors: a
 * lost connection, a deadlock, a full disk.
 */
export function isCausedByData(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  // PGlite's errors have the fields of `DatabaseError`, but another class.
  if ('code' in error) return typeof error.code === 'string' && refusedValue.test(error.code);
  return unexpectedValue.some((kind) => error instanceof kind);
}
