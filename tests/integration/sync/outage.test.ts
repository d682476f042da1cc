import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { SyncChannel } from '@workers/protocol/sync-channel';
import type { SyncMessage } from '@workers/protocol/sync-status';
import { SyncWorker } from '@workers/sync/sync-worker';
import { SeededRandom } from '../../support/simulation/seeded-random';
import { replayable, seedsOf } from '../../support/simulation/seeds';
import { SimulatedServer } from '../../support/simulation/simulated-server';
import { syncSession } from '../../support/simulation/sync-session';
import { VirtualClock } from '../../support/simulation/virtual-clock';
import { workerTabs } from '../../support/simulation/worker-tabs';

/**
 * Twenty tabs without a SharedWorker, each with the shipped worker, and a backend that fails for an hour of virtual
 * time. Together they send at most 30 requests a minute and recover without a reload.
 */
const TABS = 20;
const MINUTE = 60_000;
const MOST_A_MINUTE = 30;

const pass = workerTabs(500);

/** The largest number of requests in any 60 s. */
function busiestMinute(times: readonly number[]): number {
  return Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + MINUTE).length));
}

async function runHour(seed: number, statuses: readonly number[]): Promise<void> {
  const random = new SeededRandom(seed);
  const clock = new VirtualClock(random);
  const server = new SimulatedServer(clock, random);
  for (let n = 0; n < 40; n += 1) server.create('success');
  const times: number[] = [];
  let refuses = true;
  vi.stubGlobal('fetch', async (input: Request) => {
    times.push(Date.now());
    if (!refuses) return server.fetch(input);
    const headers = random.chance(0.3) ? { 'Retry-After': '5' } : {};
    return new Response('{}', { status: random.pick(statuses), headers });
  });
  const own = syncSession(`outage-${seed}-${Math.random()}`);
  const workers = Array.from({ length: TABS }, () => new SyncWorker());
  for (const [index, worker] of workers.entries()) {
    await worker.attach(own);
    await worker.setVisible(`tab ${index}`, index % 2 === 0);
  }
  const states: string[] = [];
  const onMessage = (message: SyncMessage): void => {
    if (message.kind === 'status') states.push(message.status.phase);
  };
  const tabs = new SyncChannel(own.draftsName, { onMessage, onForeign() {} });
  const act = (): void => {
    const tabId = `tab ${random.below(TABS)}`;
    if (random.chance(0.2))
      tabs.send({ kind: 'presence', tabId, visible: random.chance(0.7), watching: [], gone: false });
    // Every tab does this when the browser reports that it is online.
    if (random.chance(0.05)) tabs.send({ kind: 'wake', target: 'head' });
  };
  await pass(60 * MINUTE, act);
  expect(busiestMinute(times)).toBeLessThanOrEqual(MOST_A_MINUTE);
  // The retries never stop.
  expect(times.filter((at) => at > Date.now() - MINUTE).length).toBeGreaterThan(0);
  expect(states.at(-1)).toBe('failing');
  refuses = false;
  await pass(MINUTE, act);
  expect(states.at(-1)).toBe('live');
  const cache = new CacheDatabase(own.cacheName);
  expect(await cache.executions.count()).toBe(40);
  cache.close();
  await Promise.all([...workers.map((worker) => worker.detach()), pass(5_000)]);
  tabs.close();
}

const cases = seedsOf('OUTAGE', 1).flatMap((seed) => [
  { seed, kind: '503', statuses: [503] },
  { seed, kind: '429 and 503', statuses: [429, 503] },
]);

test.each(cases)(
  'seed $seed: an hour of $kind with 20 tabs',
  ({ seed, statuses }) => replayable('OUTAGE', seed, () => runHour(seed, statuses)),
  240_000,
);
