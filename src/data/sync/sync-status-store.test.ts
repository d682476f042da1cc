import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SyncStatus } from '@workers/protocol/sync-status';
import {
  connectionState,
  recentResponseTimes,
  receiveStatus,
  lastSuccess,
  rememberSuccess,
  resetStatus,
  watchAge,
} from './sync-status-store';

let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T10:00:00Z') });
  stop = watchAge();
});

afterEach(() => {
  stop();
  resetStatus();
  vi.useRealTimers();
});

const status = (changes: Partial<SyncStatus> = {}): SyncStatus => ({
  cacheName: 'cache',
  schema: 1,
  term: 1,
  phase: 'live',
  lastSuccessAt: Date.now(),
  latencyMs: 20,
  failure: null,
  fill: { seen: 0, total: null, done: true },
  rejectedRows: 0,
  tasks: [],
  sendingHeldUntil: null,
  ...changes,
});

test('the connection counts as lost while the engine sends nothing', () => {
  rememberSuccess(null);
  vi.advanceTimersByTime(8_000);
  expect(connectionState().state).toBe('connecting');
  vi.advanceTimersByTime(5_000);
  expect(connectionState().state).toBe('lost');
});

test('the state is connecting until the server has responded, even with old data', () => {
  expect(connectionState().state).toBe('connecting');
  rememberSuccess(Date.now() - 60_000);
  expect(connectionState()).toMatchObject({ state: 'connecting', asOf: Date.now() - 60_000 });
  receiveStatus(status({ phase: 'starting', lastSuccessAt: null }));
  expect(connectionState().state).toBe('connecting');
  receiveStatus(status());
  expect(connectionState()).toMatchObject({ state: 'live', asOf: null });
});

test('the status of an engine with a new cache is ignored until the previous engine is silent', () => {
  receiveStatus(status({ term: 7 }));
  receiveStatus(status({ term: 1, phase: 'failing' }));
  expect(connectionState().state).toBe('live');
  vi.advanceTimersByTime(20_000);
  receiveStatus(status({ term: 1 }));
  expect(connectionState().state).toBe('live');
});

test('a clock that was ahead does not make old data look fresh', () => {
  rememberSuccess(Date.now() + 3_600_000);
  expect(lastSuccess()).toBe(Date.now());
  receiveStatus(status({ lastSuccessAt: Date.now() - 60_000 }));
  expect(connectionState()).toMatchObject({ state: 'slow', asOf: Date.now() - 60_000 });
});

test('an unchanged status notifies no listener', () => {
  receiveStatus(status());
  const before = connectionState();
  receiveStatus(status());
  expect(connectionState()).toBe(before);
});

test('a server that responds with errors is distinguished from an unreachable server', () => {
  receiveStatus(status({ phase: 'failing', failure: 'http' }));
  expect(connectionState()).toMatchObject({ state: 'lost', serverFails: true });
  receiveStatus(status({ phase: 'failing', failure: 'network' }));
  expect(connectionState()).toMatchObject({ state: 'lost', serverFails: false });
  receiveStatus(status());
  expect(connectionState()).toMatchObject({ state: 'live', serverFails: false });
  receiveStatus(status({ phase: 'failing', failure: 'http' }));
  vi.advanceTimersByTime(60_000);
  expect(connectionState()).toMatchObject({ state: 'lost', serverFails: true });
});

test('each response time of the last minute is kept once', () => {
  const receiveResponseTime = (ms: number): void => {
    const head = { name: 'head', endedAt: Date.now(), succeededAt: Date.now(), nextAt: Date.now() + 5_000 };
    receiveStatus(status({ latencyMs: ms, tasks: [head] }));
    // The heartbeat repeats the same status.
    receiveStatus(status({ latencyMs: ms, tasks: [head] }));
  };
  receiveResponseTime(120);
  vi.advanceTimersByTime(30_000);
  receiveResponseTime(80);
  expect(recentResponseTimes().map(({ ms }) => ms)).toEqual([120, 80]);
  vi.advanceTimersByTime(31_000);
  receiveResponseTime(95);
  expect(recentResponseTimes().map(({ ms }) => ms)).toEqual([80, 95]);
});
