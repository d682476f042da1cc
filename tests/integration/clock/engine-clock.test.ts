import 'fake-indexeddb/auto';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { SyncSession } from '@workers/protocol/sync-session';
import { SyncChannel } from '@workers/protocol/sync-channel';
import type { SyncMessage } from '@workers/protocol/sync-status';
import { createMemoryStore } from '@/database/memory-store';
import { createPageEngine } from '@workers/sync/page-engine';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { SimulatedEngine } from '../../support/simulation/simulated-engine';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const JUMPS = [26 * HOUR, -26 * HOUR];

async function started(aheadMs = 0) {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  server.clockAheadMs = aheadMs;
  const window = { windowDays: 7, windowRows: 10 };
  const engine = new SimulatedEngine(`clock-${Math.random()}`, server, clock, window);
  return { clock, server, engine };
}

describe.each(JUMPS)('a clock of the device that jumps or is off by %i ms', (by) => {
  test('does not change the polling if it jumps during a poll or between polls', async () => {
    const { clock, server, engine } = await started();
    server.create('inProgress');
    engine.watching = [{ kind: 'execution', id: 1 }];
    await engine.start();
    await engine.pass(60_000);
    let jumps = 1;
    server.afterPage = () => {
      if (jumps-- > 0) clock.shift(by);
    };
    await engine.pass(6_000);
    clock.shift(by);
    server.requests.length = 0;
    const fresh = server.create('success');
    await engine.pass(60_000);
    expect(await engine.cache.executions.get(fresh)).toBeDefined();
    const asked = (path: string) => server.requests.filter((request) => request.path === path).length;
    expect(asked('/api/job_executions')).toBeGreaterThanOrEqual(20);
    expect(asked('/api/job_executions')).toBeLessThanOrEqual(30);
    // An execution that a tab shows is read every 5 s.
    expect(asked('/api/job_executions/1')).toBeGreaterThanOrEqual(10);
    await engine.stop();
  });

  test('does not delay the next try if it jumps while the connection fails', async () => {
    const { clock, server, engine } = await started();
    await engine.start();
    await engine.pass(10_000);
    server.faults = Array.from({ length: 3 }, () => 'network' as const);
    await engine.pass(6_000);
    clock.shift(by);
    await engine.pass(60_000);
    expect(engine.failure).toBeNull();
    await engine.stop();
  });

  test('does not change the window, which follows the server’s clock', async () => {
    const { clock, server, engine } = await started(by);
    const now = clock.now() + by;
    for (let age = 12; age >= 0; age -= 0.5) {
      const id = server.create('success');
      const row = server.executions.get(id);
      if (row !== undefined) row.createdAt = new Date(now - age * DAY + 60_000).toISOString();
    }
    server.pageCap = 1;
    await engine.start();
    await engine.pass(60_000);
    // The backfill ends at the first row older than seven days, which may be trimmed.
    const rows = await engine.cache.executions.orderBy('id').toArray();
    const oldest = rows.map((row) => (now - Date.parse(row.createdAt ?? '')) / DAY)[0] ?? 0;
    expect(oldest).toBeGreaterThan(6.9);
    expect(oldest).toBeLessThanOrEqual(7.5);
    await engine.stop();
  });
});

describe('the clock of the server', () => {
  const session: SyncSession = {
    backendUrl: 'http://server.test',
    token: 'token',
    cacheName: 'cache:clock',
    draftsName: 'drafts:clock',
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
  let end = async (): Promise<void> => {};
  afterEach(async () => {
    await end();
    vi.unstubAllGlobals();
  });

  test('is reported to the tabs once for each jump', async () => {
    const random = new SeededRandom(1);
    const server = new SimulatedServer(new VirtualClock(random), random);
    let aheadMs = 5_000;
    vi.stubGlobal('navigator', {});
    vi.stubGlobal('fetch', async (input: Request) => {
      const text = await (await server.fetch(input)).text();
      const headers = { 'Content-Type': 'application/ld+json', Date: new Date(Date.now() + aheadMs).toUTCString() };
      return new Response(text, { headers });
    });
    const heard: SyncMessage[] = [];
    const channel = new SyncChannel(session.draftsName, {
      onMessage: (message) => heard.push(message),
      onForeign() {},
    });
    const engine = createPageEngine(createMemoryStore());
    end = async () => {
      await engine.detach();
      channel.close();
    };
    const reported = () =>
      heard.flatMap((message) => (message.kind === 'clock' ? Math.round(message.offsetMs / HOUR) : []));
    const pollsAgain = async (): Promise<void> => {
      const before = server.requests.length;
      await vi.waitFor(() => expect(server.requests.length).toBeGreaterThan(before + 3), { timeout: 20_000 });
    };
    await engine.attach(session);
    channel.send({
      kind: 'presence',
      tabId: 't',
      visible: true,
      watching: [],
      gone: false,
    } satisfies SyncMessage);
    await pollsAgain();
    // A few seconds count as network delay.
    expect(reported()).toEqual([]);
    aheadMs = -26 * HOUR;
    await vi.waitFor(() => expect(reported()).toEqual([-26]), { timeout: 20_000 });
    await pollsAgain();
    aheadMs = 26 * HOUR;
    await vi.waitFor(() => expect(reported()).toEqual([-26, 26]), { timeout: 20_000 });
  });
});
