import { afterEach, expect, test, vi } from 'vitest';
import { Dexie } from 'dexie';
import { CacheDatabase } from '@/database/cache-database';
import { cacheName, draftsName } from '@/database/database-names';
import { deleteUnusedCaches } from './unused-caches';

afterEach(() => vi.unstubAllGlobals());

test('old caches of this person are deleted; caches in use, other people’s caches and all drafts stay', async () => {
  const owner = { backendUrl: 'https://b.test/path', userKey: '7', scope: 'acme~ROLE_USER' };
  const current = cacheName(owner);
  const oldSchema = current.replace(/\d+$/, '0');
  const otherRole = cacheName({ ...owner, scope: 'acme~ROLE_ADMIN' });
  const inUse = cacheName({ ...owner, scope: 'other~ROLE_USER' });
  const otherPerson = cacheName({ ...owner, userKey: '77' });
  const names = [current, oldSchema, otherRole, inUse, otherPerson, draftsName(owner)];
  for (const name of names) {
    const database = new CacheDatabase(name);
    await database.open();
    database.close();
  }
  vi.stubGlobal('navigator', { locks: { query: async () => ({ held: [{ name: `in-use:${inUse}` }], pending: [] }) } });
  await deleteUnusedCaches(current);
  const left = await Dexie.getDatabaseNames();
  expect(left.toSorted()).toEqual([current, inUse, otherPerson, draftsName(owner)].toSorted());
});
