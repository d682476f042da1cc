import { expect, test } from 'vitest';
import { CACHE_SCHEMA } from '@/database/cache-schema';
import { SYNC_PROTOCOL } from '@workers/protocol/sync-channel';
import { LEADER_SILENT_MS, type SyncStatus } from '@workers/protocol/sync-status';
import { LeaderMonitor } from './leader-monitor';

let now = 0;
const createMonitor = (): LeaderMonitor => new LeaderMonitor({ elapsed: () => now } as never);
const status = (schema: number): SyncStatus => ({ schema }) as SyncStatus;

test('a leader that is silent for too long may be replaced', () => {
  const monitor = createMonitor();
  monitor.heartbeat(status(CACHE_SCHEMA));
  now += LEADER_SILENT_MS;
  expect(monitor.isReplaceable()).toBe(false);
  now += 1;
  expect(monitor.isReplaceable()).toBe(true);
});

test('a leader with an older schema or protocol may be replaced at once, a newer one may not', () => {
  const monitor = createMonitor();
  monitor.heartbeat(status(CACHE_SCHEMA - 1));
  expect(monitor.isReplaceable()).toBe(true);
  monitor.heartbeat(status(CACHE_SCHEMA + 1));
  expect(monitor.isReplaceable()).toBe(false);
  monitor.foreignHeartbeat(SYNC_PROTOCOL - 1);
  expect(monitor.isReplaceable()).toBe(true);
  monitor.foreignHeartbeat(SYNC_PROTOCOL + 1);
  expect(monitor.isReplaceable()).toBe(false);
});

test('the heartbeat of a newer protocol is a sign of life', () => {
  const monitor = createMonitor();
  now += LEADER_SILENT_MS;
  monitor.foreignHeartbeat(SYNC_PROTOCOL + 1);
  now += LEADER_SILENT_MS;
  expect(monitor.isReplaceable()).toBe(false);
});
