import { Dexie, type EntityTable } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rowsOfKeys, rowsOf, rowsOfIds } from './rows-of';

interface Row {
  id: number;
}

const KNOWN = new Set([1, 2, 3, 5, 8, 5_000]);
let database: Dexie;
let rows: EntityTable<Row, 'id'>;

beforeEach(async () => {
  database = new Dexie(`rows-of-${Math.random()}`);
  database.version(1).stores({ rows: 'id' });
  rows = database.table('rows');
  await rows.bulkAdd([...KNOWN].map((id) => ({ id })));
});

afterEach(() => database.delete());

test.each([
  ['close together, newest first', [8, 5, 4, 3]],
  ['far apart', [1, 5_000, 70]],
  ['a single id', [2]],
  ['a missing id', [4]],
  ['none', []],
])('rows come in the order of the ids, undefined for a missing one: %s', async (_, ids) => {
  const expected = ids.map((id) => (KNOWN.has(id) ? { id } : undefined));
  expect(await rowsOfIds(rows, ids)).toEqual(expected);
  expect(await rowsOf(rows, ids)).toEqual(expected);
});

test('the rows between two distant ids are not read', async () => {
  const between = vi.spyOn(rows, 'where');
  await rowsOfIds(rows, [1, 5_000]);
  expect(between).not.toHaveBeenCalled();
  await rowsOfIds(rows, [1, 3]);
  expect(between).toHaveBeenCalledOnce();
});

test.each([
  ['close together', ['b', 'd', 'a']],
  ['a missing key', ['c', 'bb']],
  ['with many other rows between them', ['a', 'z']],
  ['none', []],
])('rows of a small table come in the order of the keys: %s', async (_, keys) => {
  const texts = new Dexie(`rows-among-${Math.random()}`);
  texts.version(1).stores({ rows: 'key' });
  const table: EntityTable<{ key: string }, 'key'> = texts.table('rows');
  await table.bulkAdd([...'abcdefghijklm', 'z'].map((key) => ({ key })));
  expect(await rowsOfKeys(table, keys)).toEqual(await rowsOf(table, keys));
  await texts.delete();
});
