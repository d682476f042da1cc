import 'fake-indexeddb/auto';
import { Dexie } from 'dexie';
import { forceCloseDatabase, IDBObjectStore } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { DraftsDatabase } from '@/database/drafts-database';
import { createMemoryStore } from '@/database/memory-store';
import { saveDraft, startDraft } from '@/domain/drafts/draft-transitions';
import { fieldsOf } from '@/domain/instance-fields';
import type { SyncSession } from '@workers/protocol/sync-session';
import { SyncChannel } from '@workers/protocol/sync-channel';
import type { SyncMessage } from '@workers/protocol/sync-status';
import { createPageEngine } from '@workers/sync/page-engine';
import { SyncWorker } from '@workers/sync/sync-worker';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

/** The shipped engine on an IndexedDB that fails on purpose; one test for each step of the recovery. */
const NAMES = { cacheName: 'cache:fallback', draftsName: 'drafts:fallback' };
const session: SyncSession = {
  backendUrl: 'http://server.test',
  token: 'token',
  ...NAMES,
  email: 'a@b.test',
  userId: null,
  superAdmin: false,
  administrate: false,
  companyCode: null,
  clockOffsetMs: 0,
  pollSeconds: 0.02,
  windowDays: 90,
  windowRows: 10_000,
};

let server: SimulatedServer;
let worker: SyncWorker;
let heard: SyncMessage[];
let channel: SyncChannel;

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const random = new SeededRandom(1);
  server = new SimulatedServer(new VirtualClock(random), random);
  for (let n = 0; n < 40; n += 1) server.create('success');
  vi.stubGlobal('fetch', server.fetch);
  heard = [];
  channel = new SyncChannel(NAMES.draftsName, { onMessage: (message) => heard.push(message), onForeign() {} });
});

afterEach(async () => {
  await worker.detach();
  channel.close();
  await new CacheDatabase(NAMES.cacheName).delete();
  await new DraftsDatabase(NAMES.draftsName).delete();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function start(): Promise<void> {
  worker = new SyncWorker();
  await worker.attach(session);
  channel.send({ kind: 'presence', tabId: 't', visible: true, watching: [], gone: false });
}

const count = async (): Promise<number> => {
  const cache = new CacheDatabase(NAMES.cacheName);
  try {
    return await cache.executions.count();
  } finally {
    cache.close();
  }
};
const failed = (): SyncMessage[] => heard.filter(({ kind }) => kind === 'storage-failed');
const patient = { timeout: 20_000, interval: 20 };

describe('a storage that recovers', () => {
  test('a lost connection is reopened, and the engine continues', async () => {
    const databases: IDBDatabase[] = [];
    const { open } = indexedDB;
    vi.spyOn(indexedDB, 'open').mockImplementation(function (this: IDBFactory, ...args) {
      const request = open.apply(indexedDB, args);
      request.addEventListener('success', () => databases.push(request.result));
      return request;
    });
    await start();
    await vi.waitFor(async () => expect(await count()).toBe(40), patient);
    for (const database of databases) forceCloseDatabase(database as never);
    server.create('success');
    await vi.waitFor(async () => expect(await count()).toBe(41), patient);
    expect(failed()).toEqual([]);
  });

  test('connections that the browser closes three times within seconds, amid writes, are reopened', async () => {
    const { put } = IDBObjectStore.prototype;
    let losses = 0;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      const request = put.apply(this, args);
      if (this.name === 'executions' && losses > 0) {
        losses -= 1;
        const { transaction } = this;
        transaction.abort();
        forceCloseDatabase(transaction.db as never);
      }
      return request;
    });
    await start();
    await vi.waitFor(async () => expect(await count()).toBe(40), patient);
    for (let loss = 1; loss <= 3; loss += 1) {
      losses = 1;
      server.create('success');
      await vi.waitFor(async () => expect(await count()).toBe(40 + loss), patient);
      expect(losses).toBe(0);
    }
    expect(failed()).toEqual([]);
  });

  test('an evicted cache is filled again', async () => {
    await start();
    await vi.waitFor(async () => expect(await count()).toBe(40), patient);
    const cache = new CacheDatabase(NAMES.cacheName);
    await cache.open();
    await Promise.all(cache.tables.map((table) => table.clear()));
    cache.close();
    await vi.waitFor(async () => expect(await count()).toBe(40), patient);
    expect(failed()).toEqual([]);
  });

  test('one aborted transaction causes only a new connection', async () => {
    const { put } = IDBObjectStore.prototype;
    let aborts = 1;
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
      if (this.name === 'executions' && aborts-- > 0) this.transaction.abort();
      return put.apply(this, args);
    });
    await start();
    await vi.waitFor(async () => expect(await count()).toBe(40), patient);
    expect(failed()).toEqual([]);
  });
});

test('a deleted cache does not come back before the next attach, which fills it again', async () => {
  await start();
  await vi.waitFor(async () => expect(await count()).toBe(40), patient);
  await Dexie.delete(NAMES.cacheName);
  channel.send({ kind: 'wake', target: 'head' });
  await vi.waitFor(() => expect(failed()).toHaveLength(1), patient);
  await worker.detach();
  expect(await Dexie.exists(NAMES.cacheName)).toBe(false);
  await worker.attach(session);
  await vi.waitFor(async () => expect(await count()).toBe(40), patient);
});

describe('a storage that does not recover', () => {
  test.each([
    ['an exceeded quota', 'QuotaExceededError'],
    ['an unknown error', 'UnknownError'],
  ])(
    '%s at every write: the database is reopened once, then the pages are notified and no more requests are sent',
    async (_, name) => {
      let tries = 0;
      vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
        tries += 1;
        throw new DOMException('on purpose', name);
      });
      await start();
      await vi.waitFor(
        () => expect(failed()).toEqual([{ kind: 'storage-failed', cacheName: NAMES.cacheName }]),
        patient,
      );
      expect(tries).toBeGreaterThanOrEqual(2);
      const asked = server.requests.length;
      channel.send({ kind: 'wake', target: 'head' });
      await worker.detach();
      expect(server.requests.length).toBe(asked);
      expect(failed()).toHaveLength(1);
    },
  );

  test('a database that does not open is abandoned, and the next attach opens it again', async () => {
    const refuse = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('private mode', 'InvalidStateError');
    });
    await start();
    await vi.waitFor(() => expect(failed()).toHaveLength(1), patient);
    refuse.mockRestore();
    await worker.attach(session);
    await vi.waitFor(async () => expect(await count()).toBe(40), patient);
  });
});

test('without IndexedDB, the engine works in memory: the cache is filled, and a saved draft is sent at once', async () => {
  const store = createMemoryStore();
  const native = vi.spyOn(indexedDB, 'open');
  const cache = new CacheDatabase(NAMES.cacheName, store);
  const drafts = new DraftsDatabase(NAMES.draftsName, store);
  const engine = createPageEngine(store);
  worker = engine as SyncWorker;
  await engine.attach(session);
  channel.send({ kind: 'presence', tabId: 't', visible: true, watching: [], gone: false });
  await vi.waitFor(async () => expect(await cache.executions.count()).toBe(40), patient);
  const instance = await vi.waitFor(async () => {
    const row = await cache.instances.get('alpha');
    if (row === undefined) throw new Error('the row is not in the cache yet');
    return row;
  }, patient);
  const base = fieldsOf(instance);
  await drafts.drafts.put(saveDraft(startDraft('code:alpha', base, { ...base, label: 'Typed' }, 1), 2));
  channel.send({ kind: 'wake', target: 'sender' });
  await vi.waitFor(async () => expect(await drafts.drafts.count()).toBe(0), patient);
  expect(server.instances.get('alpha')?.label).toBe('Typed');
  const sent = { kind: 'draft-sent', draftId: 'code:alpha', code: 'alpha' };
  await vi.waitFor(() => expect(heard).toContainEqual(sent), patient);
  expect(native).not.toHaveBeenCalled();
  cache.close();
  drafts.close();
});

test('an engine in memory that sleeps, because its page is hidden, runs when a task is woken', async () => {
  const now = performance.now.bind(performance);
  let ahead = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now() + ahead);
  const engine = createPageEngine(createMemoryStore());
  worker = engine as SyncWorker;
  await engine.attach(session);
  ahead = 20_000;
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(server.requests).toEqual([]);
  channel.send({ kind: 'wake', target: 'head' });
  await vi.waitFor(() => expect(server.requests).not.toEqual([]), patient);
});
