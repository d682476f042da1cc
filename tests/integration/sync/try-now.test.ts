import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { SyncChannel } from '@workers/protocol/sync-channel';
import { SyncWorker } from '@workers/sync/sync-worker';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { SimulatedEngine } from '../../support/simulation/simulated-engine';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { syncSession } from '../../support/simulation/sync-session';
import { VirtualClock } from '../../support/simulation/virtual-clock';
import { workerTabs } from '../../support/simulation/worker-tabs';

/** Whether a query asks for the newest executions. */
const isHead = (query: string): boolean => /itemsPerPage=10(?!\d)/.test(query);

describe('the engine', () => {
  let clock: VirtualClock;
  let server: SimulatedServer;
  let engine: SimulatedEngine;

  beforeEach(() => {
    const random = new SeededRandom(1);
    clock = new VirtualClock(random);
    server = new SimulatedServer(clock, random);
    for (let n = 0; n < 40; n += 1) server.create('success');
    engine = new SimulatedEngine(`try-${crypto.randomUUID()}`, server, clock);
  });
  afterEach(() => engine.stop());

  const heads = () => server.requests.filter(({ query }) => isHead(query)).length;

  test('ends a poll that hangs and polls again at once, and the connection does not count as lost', async () => {
    server.faults = ['hub-hangs'];
    await engine.start();
    await engine.pass(3_000);
    expect(server.hanging).toBe(1);
    expect(heads()).toBe(1);
    engine.tryNow();
    await engine.pass(100);
    expect(server.hanging).toBe(0);
    expect(heads()).toBe(2);
    expect(engine.lost).toBe(0);
    expect(await engine.cache.executions.count()).toBe(40);
  });

  test('ends one hanging poll per press; the state of the connection depends on the next poll that ends by itself', async () => {
    await engine.start();
    await engine.pass(1_000);
    server.beforeAnswer = () => server.faults.unshift('hub-hangs');
    await engine.pass(20_000);
    expect(engine.failure).toBe('timeout');
    for (let press = 1; press <= 3; press += 1) {
      const before = heads();
      engine.tryNow();
      await engine.pass(100);
      expect(heads()).toBe(before + 1);
      await engine.pass(5_000);
    }
    const { lost } = engine;
    server.beforeAnswer = () => {};
    engine.tryNow();
    await engine.pass(100);
    expect(engine.failure).toBeNull();
    expect(engine.lost).toBe(lost);
  });

  test('does not end a write, because its outcome would then be unknown', async () => {
    const ends: string[] = [];
    const api = createConsoleApi({
      baseUrl: 'http://server.test',
      token: () => null,
      timeoutMs: null,
      pollSignal: () => AbortSignal.abort(),
      fetch: async (input) => {
        const request = new Request(input);
        ends.push(`${request.method} ${request.signal.aborted ? 'ended' : 'sent'}`);
        return new Response('{}', { headers: { 'Content-Type': 'application/ld+json' } });
      },
    });
    await api.updateInstance('alpha', { label: 'New' });
    await api.listExecutions({}, { page: 1, itemsPerPage: 10 });
    expect(ends).toEqual(['PATCH sent', 'GET ended']);
  });
});

describe('the worker', () => {
  const pass = workerTabs(200);

  test('a press in a tab ends the hanging poll, but no call that a page waits for', async () => {
    const waiting: { url: string; signal: AbortSignal }[] = [];
    vi.stubGlobal(
      'fetch',
      (request: Request) =>
        new Promise((_resolve, reject) => {
          const { signal, url } = request;
          waiting.push({ url, signal });
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const session = syncSession(`try-${crypto.randomUUID()}`);
    const worker = new SyncWorker();
    await worker.attach(session);
    await worker.setVisible('tab', true);
    await pass(1_000);
    const polls = () => waiting.filter(({ url }) => isHead(url));
    expect(polls().map(({ signal }) => signal.aborted)).toEqual([false]);
    const read = worker.run(session.cacheName, 'fetchInstance', { code: 'alpha' });
    const tab = new SyncChannel(session.draftsName, { onMessage() {}, onForeign() {} });
    await pass(200);
    tab.send({ kind: 'wake', target: 'all' });
    await pass(200);
    expect(polls().map(({ signal }) => signal.aborted)).toEqual([true, false]);
    expect(waiting.find(({ url }) => url.endsWith('/alpha'))?.signal.aborted).toBe(false);
    await Promise.all([worker.detach(), pass(3_000)]);
    expect(waiting.every(({ signal }) => signal.aborted)).toBe(true);
    expect(await read).toMatchObject({ ok: false });
    tab.close();
  });
});
