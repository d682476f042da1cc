import { Dexie } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { endTransactions, limitTransactions, trackTransactions } from './open-transactions';

const name = `transactions-${Math.random()}`;

function connection(): Dexie {
  const database = new Dexie(name);
  database.version(1).stores({ rows: 'id' });
  onTestFinished(() => database.close());
  return database;
}

/**
 * Holds a transaction open until `release` is called, as a frozen page does. If it fails, `ended` resolves to the name
 * of the error.
 */
async function holdRows(database: Dexie): Promise<{ ended: Promise<unknown>; release: () => void }> {
  const holding = new AbortController();
  let markBegun = (): void => {};
  const hasBegun = new Promise<void>((resolve) => {
    markBegun = resolve;
  });
  const ended = database
    .transaction('rw', 'rows', async () => {
      while (!holding.signal.aborted) {
        await database.table('rows').get('a');
        markBegun();
      }
    })
    .catch((error: Error) => error.name);
  await hasBegun;
  return { ended: Promise.resolve(ended), release: () => holding.abort() };
}

test('the transactions of a registered database can be aborted, so that other transactions can run', async () => {
  const abandoned = connection();
  trackTransactions(abandoned);
  const { ended } = await holdRows(abandoned);
  const write = connection().table('rows').put({ id: 'a' });
  endTransactions();
  expect(await ended).toBe('AbortError');
  expect(await write).toBe('a');
  expect(await Dexie.ignoreTransaction(() => abandoned.table('rows').get('a'))).toEqual({ id: 'a' });
});

test('a transaction that waits longer than its limit is aborted, and the next one works', async () => {
  const { ended, release } = await holdRows(connection());
  const limited = connection();
  limitTransactions(limited, 100);
  await expect(limited.table('rows').put({ id: 'b' })).rejects.toMatchObject({ name: 'AbortError' });
  release();
  await ended;
  expect(await limited.table('rows').put({ id: 'b' })).toBe('b');
});
