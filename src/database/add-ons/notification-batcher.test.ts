import 'fake-indexeddb/auto';
import { Dexie, liveQuery, rangesOverlap, RangeSet, type ObservabilitySet, type Transaction } from 'dexie';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { NotificationBatcher } from './notification-batcher';

const PAUSE_MS = 60;
let database: Dexie;
let told: ObservabilitySet[];

beforeEach(async () => {
  database = new Dexie(`told-${Math.random()}`);
  database.version(1).stores({ rows: 'id, name', others: 'id' });
  await database.open();
  told = [];
  const hear = (parts: ObservabilitySet): void => void told.push(parts);
  Dexie.on('storagemutated', hear);
  onTestFinished(async () => {
    Dexie.on.storagemutated.unsubscribe(hear);
    await database.delete();
  });
});

/** Writes a row in a transaction of its own. */
function write(
  telling: NotificationBatcher,
  id: number,
  then = (_transaction: Transaction): void => {},
): Promise<void> {
  return database.transaction('rw', 'rows', async (transaction) => {
    await database.table('rows').put({ id, name: `row ${id}` });
    telling.hold(transaction);
    then(transaction);
  });
}

const tells = (parts: ObservabilitySet | undefined, id: number): boolean => {
  const range = parts?.[`idb://${database.name}/rows/`];
  return range !== undefined && rangesOverlap(range, new RangeSet(id));
};

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 3));

test('the first is told at once, as of all that it wrote to; those that follow are told together', async () => {
  const telling = new NotificationBatcher(PAUSE_MS);
  await write(telling, 1);
  expect(told).toHaveLength(1);
  expect([tells(told[0], 1), tells(told[0], -5)]).toEqual([true, true]);
  expect(Object.keys(told[0] ?? {}).map((part) => part.split('/').slice(-2).join('/'))).toEqual([
    'rows/',
    'rows/:dels',
    'rows/name',
  ]);
  await write(telling, 2);
  await write(telling, 4);
  expect(told).toHaveLength(1);
  await pause();
  expect(told).toHaveLength(2);
  expect([1, 2, 3, 4].map((id) => tells(told[1], id))).toEqual([false, true, false, true]);
  await pause();
  await write(telling, 5);
  expect(told).toHaveLength(3);
});

test('the last is told at once, with all that was held back; the first that is the last tells of everything', async () => {
  const telling = new NotificationBatcher(PAUSE_MS);
  await write(telling, 1);
  await write(telling, 2);
  await database.transaction('rw', 'rows', async (transaction) => {
    await database.table('rows').put({ id: 4, name: 'last' });
    telling.hold(transaction, true);
  });
  expect(told).toHaveLength(2);
  expect([1, 2, 3, 4].map((id) => tells(told[1], id))).toEqual([false, true, false, true]);
  await pause();
  expect(told).toHaveLength(2);

  await database.transaction('rw', 'rows', async (transaction) => {
    await database.table('rows').put({ id: 5, name: 'only' });
    new NotificationBatcher(PAUSE_MS).hold(transaction, true);
  });
  expect(told).toHaveLength(3);
  expect([tells(told[2], 5), tells(told[2], -5)]).toEqual([true, true]);
});

test('what was not written is not told', async () => {
  const telling = new NotificationBatcher(PAUSE_MS);
  await write(telling, 1);
  const aborted = write(telling, 2, (transaction) => transaction.abort());
  await expect(aborted).rejects.toThrow('Transaction');
  await pause();
  expect(told).toHaveLength(1);
});

test('what else is written meanwhile is told at once', async () => {
  const telling = new NotificationBatcher(PAUSE_MS);
  await write(telling, 1);
  await write(telling, 2);
  await database.table('rows').put({ id: 3, name: 'other' });
  expect(told).toHaveLength(2);
  expect(tells(told[1], 3)).toBe(true);
});

test('a live query comes to see everything', async () => {
  const telling = new NotificationBatcher(PAUSE_MS);
  const seen: number[] = [];
  const subscription = liveQuery(() => database.table('rows').count()).subscribe((count) => void seen.push(count));
  onTestFinished(() => subscription.unsubscribe());
  for (let id = 1; id <= 20; id += 1) await write(telling, id);
  await expect.poll(() => seen.at(-1)).toBe(20);
  expect(seen.length).toBeLessThan(10);
});
