import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database';
import { openPglite } from './pglite-database';

let db: Database;
beforeAll(async () => {
  db = await openPglite(undefined);
});
afterAll(() => db.close());

const number = async (value: number): Promise<number | undefined> =>
  (await db.query<{ number: number }>('select $1::int as number', [value]))[0]?.number;

test('a failing statement does not affect parallel and later statements', async () => {
  const failing = db.query('select no_such_column');
  const beside = [number(1), number(2)];
  await expect(failing.catch(async () => number(3))).resolves.toBe(3);
  await expect(Promise.all(beside)).resolves.toEqual([1, 2]);
  await expect(db.query('select 1 / 0')).rejects.toThrow('zero');
  await expect(number(4)).resolves.toBe(4);
});

test('a failing transaction is rolled back, and the next one works', async () => {
  await db.script('create temporary table kept (value int)');
  await expect(
    db.transaction(async (within) => {
      await within.query('insert into kept values (1)');
      await within.query('select no_such_column');
    }),
  ).rejects.toThrow('no_such_column');
  await db.transaction((within) => within.query('insert into kept values (2)'));
  expect(await db.query('select value from kept')).toEqual([{ value: 2 }]);
});
