import { beforeEach, expect, test, vi } from 'vitest';
import { onDataRemoved } from '../session/session-store';
import { keepInMemory, onDatabasesOpening, reopenDatabases, type Databases } from './databases';
import { onWorkerStorageFailure } from './sync-client';
import { restartSync } from './sync-connection';

vi.mock('../session/session-store', () => ({ currentSession: () => ({}), onDataRemoved: vi.fn<() => void>() }));
vi.mock('./databases', () => ({
  areCurrentDatabases: () => true,
  currentDatabases: () => null,
  isInMemory: () => false,
  keepInMemory: vi.fn<() => void>(),
  onDatabasesOpening: vi.fn<() => void>(),
  onStorageFailure: vi.fn<() => void>(),
  reopenDatabases: vi.fn<() => void>(),
}));
vi.mock('./memory-engine', () => ({ createMemoryEngine: () => ({}) }));
vi.mock('./sync-client', () => ({ onWorkerStorageFailure: vi.fn<() => void>(), startSync() {} }));
vi.mock('./sync-connection', () => ({ pageId: 'p', replaceByPageEngine() {}, restartSync: vi.fn<() => void>() }));

beforeEach(() => {
  vi.resetModules();
  vi.clearAllMocks();
  vi.useFakeTimers();
  vi.stubGlobal('window', { addEventListener() {} });
});

/** A page with open databases, in which the worker has failed so often that memory is the next step. */
async function failing() {
  const { settledStorage, watchStorage } = await import('./storage-recovery');
  watchStorage();
  const opened = { open: () => Promise.resolve() };
  vi.mocked(onDatabasesOpening).mock.lastCall?.[0]({ cache: opened, drafts: opened } as unknown as Databases);
  await settledStorage();
  const fail = vi.mocked(onWorkerStorageFailure).mock.lastCall?.[0];
  fail?.();
  fail?.();
  return { settledStorage, removed: vi.mocked(onDataRemoved).mock.lastCall?.[0] };
}

test('a storage that keeps failing makes the page continue in memory', async () => {
  const { settledStorage } = await failing();
  await vi.advanceTimersByTimeAsync(3_000);
  await settledStorage();
  expect(keepInMemory).toHaveBeenCalledOnce();
});

test('a removal of all data that is reported after its failures makes the page continue on the device', async () => {
  const { settledStorage, removed } = await failing();
  await vi.advanceTimersByTimeAsync(2_000);
  vi.mocked(restartSync).mockClear();
  vi.mocked(reopenDatabases).mockClear();
  removed?.();
  await vi.advanceTimersByTimeAsync(10_000);
  await settledStorage();
  expect(keepInMemory).not.toHaveBeenCalled();
  expect(restartSync).toHaveBeenCalledOnce();
  expect(reopenDatabases).toHaveBeenCalledOnce();
});
