import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { cacheName, draftsName } from '@/database/database-names';
import { DraftsDatabase } from '@/database/drafts-database';
import { startDraft } from '@/domain/drafts/draft-transitions';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import type { SessionUser } from '@/domain/session-token';
import { deviceStorage, tabStorage } from '../browser-storage';
import { viewsKey } from '@/lib/storage-keys';
import { FakeLocks } from '@tests/support/simulation/fake-locks';
import { clearSession, storeSession } from '../session-store';
import { endEarlierSessions } from './end-earlier-sessions';
import { removeLateData } from './left-databases';

const ADA: SessionUser = {
  id: 1,
  email: 'ada@acme.test',
  roles: ['ROLE_USER'],
  companyCode: 'acme',
  expiresAt: 4_000_000_000,
  issuedAt: null,
};
/** The key of this user begins with Ada's key. */
const GRACE: SessionUser = { ...ADA, id: 12, email: 'grace@globex.test', companyCode: 'globex' };

const ownerOf = ({ id, companyCode }: SessionUser) => ({
  backendUrl: '',
  userKey: String(id),
  scope: `${companyCode}~ROLE_USER`,
});

/** Fills the device with the data that a refused session of this user leaves. */
async function leaveData(user: SessionUser, { draft }: { draft: boolean }): Promise<void> {
  const owner = ownerOf(user);
  const cache = new CacheDatabase(cacheName(owner));
  await cache.companies.put({ code: `company-of-${user.id}`, name: null });
  cache.close();
  const drafts = new DraftsDatabase(draftsName(owner));
  await drafts.otherSaves.put({ code: 'x' } as never);
  if (draft) await drafts.drafts.put(startDraft('new', null, { ...NEW_INSTANCE, label: `of ${user.id}` }, 1));
  drafts.close();
  deviceStorage.set(`last-success:${cacheName(owner)}`, '1');
  deviceStorage.set(`user::${user.id}:grid:executions`, '?page=2');
  deviceStorage.set(`user::${user.id}:last-keys:drafts:page:new`, '{}');
  deviceStorage.set(viewsKey('', String(user.id), 'executions'), '[]');
  tabStorage.set('redirect-target', `/user/${user.id}`);
}

const databaseNames = async (): Promise<string[]> => (await Dexie.getDatabaseNames()).toSorted();

class MemoryStorage {
  getItem = (key: string): string | null => (this as unknown as Record<string, string>)[key] ?? null;
  setItem = (key: string, value: string): void =>
    void Object.defineProperty(this, key, { value, enumerable: true, configurable: true });
  removeItem = (key: string): void => void Reflect.deleteProperty(this, key);
  clear = (): void =>
    Object.keys(this)
      .filter((key) => /[:-]/.test(key))
      .forEach(this.removeItem);
}

beforeEach(() => {
  vi.stubGlobal('navigator', { locks: new FakeLocks() });
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('sessionStorage', new MemoryStorage());
});
afterEach(async () => {
  clearSession();
  vi.unstubAllGlobals();
  for (const name of await Dexie.getDatabaseNames()) await Dexie.delete(name);
});

test('another person’s sign-in leaves only the drafts, keystrokes and saved views of the earlier person', async () => {
  await leaveData(ADA, { draft: true });
  await endEarlierSessions(GRACE);
  expect(await databaseNames()).toEqual([draftsName(ownerOf(ADA))]);
  const drafts = new DraftsDatabase(draftsName(ownerOf(ADA)));
  expect((await drafts.drafts.toArray()).map(({ value }) => value.label)).toEqual(['of 1']);
  expect(await drafts.otherSaves.count()).toBe(0);
  drafts.close();
  expect(deviceStorage.keys().filter((key) => key.includes(':'))).toEqual([
    'user::1:last-keys:drafts:page:new',
    'views::1:executions',
  ]);
  expect(tabStorage.get('redirect-target')).toBeNull();
});

test('the tab removes what it keeps for another person, even if that person has no cache', async () => {
  tabStorage.set('user::1:form:/company/acme', '{}');
  tabStorage.set('user::12:form:/company/acme', '{}');
  tabStorage.set('redirect-target', '/company/acme');
  await endEarlierSessions(GRACE);
  expect(tabStorage.get('user::1:form:/company/acme')).toBeNull();
  expect(tabStorage.get('user::12:form:/company/acme')).toBe('{}');
  expect(tabStorage.get('redirect-target')).toBe('/company/acme');
});

test('a drafts database without input is removed', async () => {
  await leaveData(GRACE, { draft: false });
  await endEarlierSessions(ADA);
  expect(await databaseNames()).toEqual([]);
});

test('the same person finds everything again', async () => {
  await leaveData(ADA, { draft: true });
  const before = [await databaseNames(), deviceStorage.keys()];
  await endEarlierSessions({ ...ADA, roles: ['ROLE_CLIENT_ADMIN'] });
  expect([await databaseNames(), deviceStorage.keys()]).toEqual(before);
  expect(tabStorage.get('redirect-target')).toBe('/user/1');
});

test('a cache that another tab holds open is emptied, and deleted as soon as possible', async () => {
  await leaveData(ADA, { draft: false });
  const held = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(cacheName(ownerOf(ADA)));
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('not opened')));
  });
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await endEarlierSessions(GRACE);
  const count = held.transaction('companies').objectStore('companies').count();
  await new Promise((resolve) => count.addEventListener('success', resolve));
  expect(count.result).toBe(0);
  held.close();
  await vi.waitFor(async () => expect(await databaseNames()).toEqual([]));
  warned.mockRestore();
});

test('a page that hears of a sign-out late removes what it has stored meanwhile, but no drafts', async () => {
  await leaveData(ADA, { draft: false });
  await leaveData(GRACE, { draft: true });
  await removeLateData(ownerOf(ADA), Promise.resolve());
  expect(await databaseNames()).toEqual([cacheName(ownerOf(GRACE)), draftsName(ownerOf(GRACE))]);
  // Keystrokes belong to drafts, which stay if the session expired and another person signs in.
  expect(deviceStorage.keys().filter((key) => key.startsWith('user::1:'))).toEqual([
    'user::1:last-keys:drafts:page:new',
  ]);
  expect(deviceStorage.keys()).toContain('user::12:grid:executions');
  await removeLateData(ownerOf(GRACE), Promise.resolve());
  expect(await databaseNames()).toEqual([draftsName(ownerOf(GRACE))]);
});

test('nothing is removed if the person has signed in again meanwhile', async () => {
  await leaveData(ADA, { draft: false });
  const before = await databaseNames();
  storeSession(`x.${btoa(JSON.stringify({ id: 1, username: 'ada@acme.test', roles: ['ROLE_USER'], exp: 4e9 }))}.y`, 0);
  await removeLateData(ownerOf(ADA), Promise.resolve());
  expect(await databaseNames()).toEqual(before);
});
