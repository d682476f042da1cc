import type { DBCore, DBCoreTransaction, Dexie } from 'dexie';

const PARTS = 5;

/** Transactions of this page that have not ended. */
const open = new Set<DBCoreTransaction>();

/** Has `endTransactions` know the transactions of a database. */
export function noteTransactions(database: Dexie): void {
  follow(database, (transaction) => {
    open.add(transaction);
    return () => open.delete(transaction);
  });
}

/** Ends what all noted databases are doing at this moment; whoever waits for it gets an `AbortError`. */
export function endTransactions(): void {
  for (const transaction of open) abort(transaction);
  open.clear();
}

/**
 * Has no transaction of a database last longer than `ms`, waiting for its turn included; whoever waits for it then gets an
 * `AbortError`. A page or a process that the browser has suspended may hold the place of others for ever.
 */
export function limitTransactions(database: Dexie, ms: number): void {
  follow(database, (transaction) => {
    // Counted in parts, so that the time for which this thread itself was suspended is not its transactions'.
    let left = PARTS;
    const limit = setInterval(() => {
      left -= 1;
      if (left === 0) abort(transaction);
    }, ms / PARTS);
    return () => clearInterval(limit);
  });
}

/** @param begun is told of each transaction, and gives what is to be called at its end */
function follow(database: Dexie, begun: (transaction: DBCoreTransaction) => () => unknown): void {
  const create = (core: DBCore): DBCore => ({
    ...core,
    transaction(...args) {
      const transaction = core.transaction(...args);
      const ended = begun(transaction);
      // It is the browser's own, of which Dexie's type tells less.
      const events = transaction as unknown as IDBTransaction;
      events.addEventListener('complete', ended);
      events.addEventListener('abort', ended);
      return transaction;
    },
  });
  database.use({ stack: 'dbcore', name: 'follow-transactions', create });
}

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is ending by itself.
  }
}
