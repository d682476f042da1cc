import { expect, test } from 'vitest';
import { CACHE_SCHEMA } from '@/database/cache-schema';
import { SYNC_PROTOCOL } from '@workers/protocol/sync-channel';
import { LEADER_SILENT_MS, type SyncStatus } from '@workers/protocol/sync-status';
import { LeaderMonitor } from './leader-monitor';

let now = 0;
const leader = (): LeaderMonitor => new LeaderMonitor({ elapsed: () => now } as never);
const status = (schema: number): SyncStatus => ({ schema }) as SyncStatus;

test('a leader that is silent for too long may be replaced', () => {
  const present = leader();
  present.heartbeat(status(CACHE_SCHEMA));
  now += LEADER_SILENT_MS;
  expect(present.isReplaceable()).toBe(false);
  now += 1;
  expect(present.isReplaceable()).toBe(true);
});

test('a leader with an older schema or protocol may be replaced at once, a newer one may not', () => {
  const present = leader();
  present.heartbeat(status(CACHE_SCHEMA - 1));
  expect(present.isReplaceable()).toBe(true);
  present.heartbeat(status(CACHE_SCHEMA + 1));
  expect(present.isReplaceable()).toBe(false);
  present.foreignHeartbeat(SYNC_PROTOCOL - 1);
  expect(present.isReplaceable()).toBe(true);
  present.foreignHeartbeat(SYNC_PROTOCOL + 1);
  expect(present.isReplaceable()).toBe(false);
});

test('the heartbeat of a newer protocol is a sign of life', () => {
  const present = leader();
  now += LEADER_SILENT_MS;
  present.foreignHeartbeat(SYNC_PROTOCOL + 1);
  now += LEADER_SILENT_MS;
  expect(present.isReplaceable()).toBe(false);
});
