import type { DBCore, DBCoreTransaction, Dexie } from 'dexie';

/** A time limit is divided into this many intervals. */
const PARTS = 5;

/** The open transactions of all registered databases. */
const open = new Set<DBCoreTransaction>();

/** Registers a database, so that `endTransactions` aborts its transactions. */
export function trackTransactions(database: Dexie): void {
  follow(database, (transaction) => {
    open.add(transaction);
    return () => open.delete(transaction);
  });
}

/** Aborts the open transactions of all registered databases. Their callers get an `AbortError`. */
export function endTransactions(): void {
  for (const transaction of open) abort(transaction);
  open.clear();
}

/**
 * Limits every transaction of a database to `ms` milliseconds, including the wait for its turn. After that, its caller
 * gets an `AbortError`. Without the limit, a suspended page or process could block all other pages and processes for
 * ever.
 */
export function limitTransactions(database: Dexie, ms: number): void {
  follow(database, (transaction) => {
    // Count short intervals instead of a single long interval, so that the time during which this thread is suspended
    // does not count.
    let left = PARTS;
    const limit = setInterval(() => {
      left -= 1;
      if (left === 0) abort(transaction);
    }, ms / PARTS);
    return () => clearInterval(limit);
  });
}

/**
 * Observes the transactions of a database.
 * @param onBegin called with each new transaction; returns a function that is called when the transaction ends
 */
function follow(database: Dexie, onBegin: (transaction: DBCoreTransaction) => () => unknown): void {
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(...args) {
      const transaction = core.transaction(...args);
      const onEnd = onBegin(transaction);
      // At run time this is an IDBTransaction; the type of Dexie declares less.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Dexie declares less than it passes
      const events = transaction as unknown as IDBTransaction;
      events.addEventListener('complete', onEnd);
      events.addEventListener('abort', onEnd);
      return transaction;
    },
  });
  database.use({ stack: 'dbcore', name: 'follow-transactions', create });
}

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has already ended.
  }
}
