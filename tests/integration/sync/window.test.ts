import 'fake-indexeddb/auto';
import { describe, expect, test, vi } from 'vitest';
import { counterKeysOf } from '@/database/counter-keys';
import { createConsoleApi } from '@/api/console-api';
import { fetchExecution, findExecutions } from '@workers/sync/commands/execution-commands';
import { CacheWriter } from '@workers/sync/store/cache-writer';
import { META_TOTAL, readBackfill, readMeta } from '@/database/cache-meta';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { SimulatedEngine } from '../../support/simulation/simulated-engine';
import { expectRunHours } from '../../support/simulation/expect-run-hours';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { VirtualClock } from '../../support/simulation/virtual-clock';

const HOUR = 3_600_000;

/**
 * A server with one execution per minute for `minutes` minutes, and an engine that has read them. The window is two
 * hours, but at least 50 rows.
 */
async function world(minutes: number, aheadMs = 0) {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  server.clockAheadMs = aheadMs;
  const engine = new SimulatedEngine(`window-${Math.random()}`, server, clock, { windowDays: 1 / 12, windowRows: 50 });
  for (let minute = 0; minute < minutes; minute += 1) {
    server.create(minute === 3 ? 'inProgress' : 'success');
    await clock.advance(60_000, async () => {});
  }
  await engine.start();
  await engine.pass(90_000);
  // The page is hidden from now on, so that the next hours need fewer polls.
  engine.visible = false;
  engine.pollEvery(100);
  return { server, engine };
}

const ids = (engine: SimulatedEngine): Promise<number[]> => engine.cache.executions.toCollection().primaryKeys();
const bottom = async (engine: SimulatedEngine): Promise<number | undefined> =>
  (await readBackfill(engine.cache))?.bottom;

async function expectCounted(engine: SimulatedEngine): Promise<void> {
  const counts = new Map<string, number>();
  for (const row of await engine.cache.executions.toArray())
    for (const key of counterKeysOf(row)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const counters = await engine.cache.counters.toArray();
  expect(new Map(counters.filter(({ count }) => count > 0).map(({ key, count }) => [key, count]))).toEqual(counts);
  await expectRunHours(engine.cache);
}

/** The context for commands of a page, with the cache and the server of this engine. */
function commandsOf(engine: SimulatedEngine) {
  const api = createConsoleApi({ baseUrl: 'http://server.test', token: () => 'token', fetch: engine.server.fetch });
  const session = {} as never;
  const { cache } = engine;
  const writer = new CacheWriter(cache, null);
  return { api, cache, writer, session, wake: () => {}, reportUnreadableRows: () => {}, onUnauthorized: () => {} };
}

describe('executions older than the window', { timeout: 120_000 }, () => {
  test('are deleted, except the newest and pending ones; counters and the edge of the window are correct', async () => {
    const { server, engine } = await world(90);
    expect((await ids(engine)).length).toBe(90);
    // Three and a half hours later all rows are old. The newest 50 and the running one stay.
    await engine.pass(3.5 * HOUR);
    expect(await ids(engine)).toEqual([4, ...Array.from({ length: 50 }, (_, index) => 41 + index)]);
    expect(await bottom(engine)).toBe(41);
    await expectCounted(engine);
    server.setStatus(4, 'success');
    await engine.pass(2 * HOUR);
    expect((await ids(engine))[0]).toBe(41);
    await expectCounted(engine);
    await engine.stop();
  });

  test.each([0, 26, -26])('are identified by the server’s clock, which is %i h ahead of the device', async (hours) => {
    const { engine } = await world(90, hours * HOUR);
    await engine.pass(10 * 60_000);
    expect((await ids(engine)).length).toBe(90);
    await engine.stop();
  });

  test('are in the cache after a screen looks them up', async () => {
    const { engine } = await world(90);
    await engine.pass(3.5 * HOUR);
    const context = commandsOf(engine);
    expect(await findExecutions(context, { filters: {}, page: 3 })).toMatchObject({ ok: true });
    expect(await fetchExecution(context, { id: 2 })).toEqual({ ok: true, value: { found: true } });
    expect(await ids(engine)).toEqual(expect.arrayContaining([2, 5, 30]));
    await expectCounted(engine);
    await engine.stop();
  });
});

test('the total is known with the first rows, even while the poll of the newest executions has no answer', async () => {
  const random = new SeededRandom(1);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  for (let n = 0; n < 120; n += 1) server.create('success');
  const { fetch } = server;
  let answer = (): void => {};
  const isAnswered = new Promise<void>((resolve) => (answer = resolve));
  server.fetch = async (input) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    if (searchParams.get('itemsPerPage') === '10') await isAnswered;
    return fetch(input);
  };
  const engine = new SimulatedEngine(`total-${Math.random()}`, server, clock);
  await engine.start();
  await vi.waitFor(async () => expect(await engine.cache.executions.count()).toBeGreaterThan(0), 10_000);
  expect(await readMeta(engine.cache, META_TOTAL)).toBe(120);
  answer();
  await engine.stop();
});
