import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LocalLocks } from '@/lib/browser/locks';
import { MemoryChannel } from '@tests/support/simulation/memory-channel';
import { SeededRandom } from '@tests/support/simulation/seeded-random';
import { SimulatedServer } from '@tests/support/simulation/simulated-server';
import { syncSession } from '@tests/support/simulation/sync-session';
import { VirtualClock } from '@tests/support/simulation/virtual-clock';
import { SyncChannel } from '@workers/protocol/sync-channel';
import type { SyncSession } from '@workers/protocol/sync-session';
import { SyncWorker } from './sync-worker';

/*
 * The comparison of the lists with the server (`reconcile`) runs every 30 s while a tab is visible, and every 3 minutes
 * otherwise.
 */
const STEP_MS = 500;

let server: SimulatedServer;
let session: SyncSession;
let worker: SyncWorker;
let tab: SyncChannel;
let elapsed: number;

beforeEach(async () => {
  const locks = new LocalLocks();
  elapsed = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.stubGlobal('navigator', {
    locks: { request: locks.request.bind(locks), query: async () => ({ held: [], pending: [] }) },
  });
  vi.stubGlobal('BroadcastChannel', MemoryChannel);
  const random = new SeededRandom(1);
  server = new SimulatedServer(new VirtualClock(random), random);
  for (let n = 0; n < 40; n += 1) server.create('success');
  vi.stubGlobal('fetch', server.fetch);
  session = syncSession(`host-${crypto.randomUUID()}`);
  worker = new SyncWorker();
  await worker.attach(session);
  tab = new SyncChannel(session.draftsName, { onMessage() {}, onForeign() {} });
});

afterEach(async () => {
  await Promise.all([worker.detach(), pass(3_000)]);
  tab.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    elapsed += STEP_MS;
    for (let turn = 0; turn < 8; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  }
}

const present = (visible: boolean): void =>
  tab.send({ kind: 'presence', tabId: 'tab', visible, watching: [], gone: false });

/** The number of requests that comparisons have sent: for the small lists, and for whole pages of executions. */
const comparisons = (): number =>
  server.requests.filter(({ path, query }) => path !== '/api/job_executions' || query.includes('itemsPerPage=100'))
    .length;

/** Reads everything once, and waits until a comparison has just ended, so that the next one is 3 minutes away. */
async function untilHiddenAndCompared(): Promise<number> {
  present(false);
  await pass(20_000);
  let before = comparisons();
  const limit = elapsed + 400_000;
  while (comparisons() === before && elapsed < limit) await pass(STEP_MS);
  before = comparisons();
  await pass(60_000);
  expect(comparisons()).toBe(before);
  return before;
}

test('comparisons are rare without a visible tab, but one runs as soon as a tab becomes visible', async () => {
  const before = await untilHiddenAndCompared();
  present(true);
  await pass(2_000);
  expect(comparisons()).toBe(before + 1);
  present(true);
  await pass(2_000);
  expect(comparisons()).toBe(before + 1);
});

test('a comparison runs at once after a new sign-in, even without a visible tab', async () => {
  const before = await untilHiddenAndCompared();
  await worker.attach({ ...session, token: 'newer' });
  await pass(2_000);
  expect(comparisons()).toBe(before + 1);
});
