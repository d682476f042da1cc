import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cacheName } from '@/database/database-names';
import { MemoryStorage } from '@tests/support/device';
import { lastSuccessKey } from '@/lib/storage-keys';
import { deviceStorage } from '../browser-storage';
import { ownerOf } from '../sync/databases';
import { forgetIdleCaches } from './forget-idle-caches';
import { currentSession, storeSession } from '../session-store';

const DAY = 24 * 3_600_000;
const now = Date.now();

beforeEach(() => vi.stubGlobal('localStorage', new MemoryStorage()));
afterEach(async () => {
  vi.unstubAllGlobals();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

async function makeDatabase(name: string, idleDays: number | null): Promise<void> {
  const database = new Dexie(name);
  database.version(1).stores({ rows: 'id' });
  await database.open();
  database.close();
  if (idleDays !== null) deviceStorage.set(lastSuccessKey(name), String(now - idleDays * DAY));
}

const signIn = (expiresInSeconds: number): string => {
  const seconds = Math.floor(now / 1000);
  const payload = {
    id: 7,
    username: 'a@b.c',
    roles: ['ROLE_USER'],
    company: 'acme',
    iat: seconds - 60,
    exp: seconds + expiresInSeconds,
  };
  storeSession(`x.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.y`, 0);
  const session = currentSession();
  if (session === null) throw new Error('the token is not usable');
  return cacheName(ownerOf(session));
};

test('caches that were not updated for 30 days are deleted; newer caches, new caches and drafts stay', async () => {
  await makeDatabase('cache::old:x:1', 31);
  await makeDatabase('cache::young:x:1', 29);
  await makeDatabase('cache::new:x:1', null);
  await makeDatabase('drafts::old', 31);
  await forgetIdleCaches(now);
  expect((await Dexie.getDatabaseNames()).toSorted()).toEqual(['cache::new:x:1', 'cache::young:x:1', 'drafts::old']);
  expect(deviceStorage.get(lastSuccessKey('cache::old:x:1'))).toBeNull();
});

test('the cache of a valid session stays, and the cache of an expired session is deleted', async () => {
  await makeDatabase(signIn(3600), 40);
  await forgetIdleCaches(now);
  expect(await Dexie.getDatabaseNames()).toHaveLength(1);
  signIn(-3600);
  await forgetIdleCaches(now);
  expect(await Dexie.getDatabaseNames()).toEqual([]);
});
