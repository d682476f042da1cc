import { Dexie } from 'dexie';
import { expect, test } from 'vitest';
import { CacheDatabase } from './cache-database';
import { DraftsDatabase } from './drafts-database';

test.each([
  ['drafts', DraftsDatabase],
  ['cache', CacheDatabase],
])('old code never reads or writes a %s database of a newer schema', async (kind, Database) => {
  const name = `${kind}-${Math.random()}`;
  const newer = new Dexie(name);
  newer.version(99).stores({ drafts: 'id, code, state, company', meta: 'key' });
  await newer.open();
  newer.close();
  const old = new Database(name);
  await expect(old.open()).rejects.toThrow('newer');
  await expect(old.open()).rejects.toThrow('newer');
  expect(old.isOpen()).toBe(false);
  await Dexie.delete(name);
});

test.each([
  ['drafts', DraftsDatabase],
  ['cache', CacheDatabase],
])('a %s database that another connection has deleted is not created again', async (kind, Database) => {
  const name = `${kind}-${Math.random()}`;
  const open = new Database(name);
  await open.open();
  await Dexie.delete(name);
  await expect(open.tables[0]?.count()).rejects.toThrow(Dexie.DatabaseClosedError);
  expect(await Dexie.exists(name)).toBe(false);
});

test('a closed database with the same schema can be opened again', async () => {
  const name = `drafts-${Math.random()}`;
  const database = new DraftsDatabase(name);
  await database.open();
  database.close({ disableAutoOpen: false });
  await database.open();
  expect(await database.drafts.count()).toBe(0);
  await database.delete();
});

test('an upgrade keeps the data of version 1', async () => {
  const name = `drafts-${Math.random()}`;
  const older = new Dexie(name);
  older.version(1).stores({ drafts: 'id, code, state' });
  await older.table('drafts').add({ id: 'code:a', code: 'a', state: 'editing' });
  older.close();
  const database = new DraftsDatabase(name);
  expect((await database.drafts.get('code:a'))?.code).toBe('a');
  expect(await database.openEntries.count()).toBe(0);
  await database.delete();
});
