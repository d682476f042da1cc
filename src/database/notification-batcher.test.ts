import { Dexie, liveQuery, rangesOverlap, RangeSet, type ObservabilitySet, type Transaction } from 'dexie';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { NotificationBatcher } from './notification-batcher';

const PAUSE_MS = 1_000;
let database: Dexie;
let reports: ObservabilitySet[];

beforeEach(async () => {
  database = new Dexie(`reports-${Math.random()}`);
  database.version(1).stores({ rows: 'id, name', others: 'id' });
  await database.open();
  reports = [];
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const record = (parts: ObservabilitySet): void => void reports.push(parts);
  Dexie.on('storagemutated', record);
  onTestFinished(async () => {
    Dexie.on.storagemutated.unsubscribe(record);
    vi.useRealTimers();
    await database.delete();
  });
});

/** Writes a row in a separate transaction. */
function write(
  batcher: NotificationBatcher,
  id: number,
  then = (_transaction: Transaction): void => {},
): Promise<void> {
  return database.transaction('rw', 'rows', async (transaction) => {
    await database.table('rows').put({ id, name: `row ${id}` });
    batcher.hold(transaction);
    then(transaction);
  });
}

const contains = (parts: ObservabilitySet | undefined, id: number): boolean => {
  const range = parts?.[`idb://${database.name}/rows/`];
  return range !== undefined && rangesOverlap(range, new RangeSet(id));
};

/** Lets the batcher's pause end. */
const pause = (): Promise<unknown> => vi.advanceTimersByTimeAsync(PAUSE_MS);

test('the first transaction is reported at once for all keys of its stores; the next ones are reported together', async () => {
  const batcher = new NotificationBatcher(PAUSE_MS);
  await write(batcher, 1);
  expect(reports).toHaveLength(1);
  expect([contains(reports[0], 1), contains(reports[0], -5)]).toEqual([true, true]);
  expect(Object.keys(reports[0] ?? {}).map((part) => part.split('/').slice(-2).join('/'))).toEqual([
    'rows/',
    'rows/:dels',
    'rows/name',
  ]);
  await write(batcher, 2);
  await write(batcher, 4);
  expect(reports).toHaveLength(1);
  await pause();
  expect(reports).toHaveLength(2);
  expect([1, 2, 3, 4].map((id) => contains(reports[1], id))).toEqual([false, true, false, true]);
  await pause();
  await write(batcher, 5);
  expect(reports).toHaveLength(3);
});

test('the last transaction is reported at once with all delayed changes, and for all keys if it is also the first', async () => {
  const batcher = new NotificationBatcher(PAUSE_MS);
  await write(batcher, 1);
  await write(batcher, 2);
  await database.transaction('rw', 'rows', async (transaction) => {
    await database.table('rows').put({ id: 4, name: 'last' });
    batcher.hold(transaction, true);
  });
  expect(reports).toHaveLength(2);
  expect([1, 2, 3, 4].map((id) => contains(reports[1], id))).toEqual([false, true, false, true]);
  await pause();
  expect(reports).toHaveLength(2);

  await database.transaction('rw', 'rows', async (transaction) => {
    await database.table('rows').put({ id: 5, name: 'only' });
    new NotificationBatcher(PAUSE_MS).hold(transaction, true);
  });
  expect(reports).toHaveLength(3);
  expect([contains(reports[2], 5), contains(reports[2], -5)]).toEqual([true, true]);
});

test('an aborted write is not reported', async () => {
  const batcher = new NotificationBatcher(PAUSE_MS);
  await write(batcher, 1);
  const aborted = write(batcher, 2, (transaction) => transaction.abort());
  await expect(aborted).rejects.toThrow('Transaction');
  await pause();
  expect(reports).toHaveLength(1);
});

test('writes that the batcher does not hold are reported at once', async () => {
  const batcher = new NotificationBatcher(PAUSE_MS);
  await write(batcher, 1);
  await write(batcher, 2);
  await database.table('rows').put({ id: 3, name: 'other' });
  expect(reports).toHaveLength(2);
  expect(contains(reports[1], 3)).toBe(true);
});

test('a live query sees all changes in the end, with fewer runs than writes', async () => {
  const batcher = new NotificationBatcher(PAUSE_MS);
  const seen: number[] = [];
  const subscription = liveQuery(() => database.table('rows').count()).subscribe((count) => void seen.push(count));
  onTestFinished(() => subscription.unsubscribe());
  for (let id = 1; id <= 20; id += 1) await write(batcher, id);
  await pause();
  await expect.poll(() => seen.at(-1)).toBe(20);
  expect(seen.length).toBeLessThan(10);
});
