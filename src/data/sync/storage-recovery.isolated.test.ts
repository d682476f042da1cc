import { beforeEach, expect, test, vi } from 'vitest';
import { onDataRemoved } from '../session-store';
import {
  areDatabasesLost,
  keepInMemory,
  onDatabasesOpening,
  onStorageFailure,
  reopenDatabases,
  type Databases,
} from './databases';
import { onWorkerStorageFailure } from './sync-client';
import { restartSync } from './sync-connection';

vi.mock('../session-store', () => ({ currentSession: () => ({}), onDataRemoved: vi.fn<() => void>() }));
vi.mock('./databases', () => ({
  areCurrentDatabases: () => true,
  areDatabasesLost: vi.fn<() => boolean>(() => false),
  currentDatabases: () => ({}),
  isInMemory: () => false,
  keepInMemory: vi.fn<() => void>(),
  loseDatabases: vi.fn<() => void>(),
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

/** Opens a page with databases. `failed` reports a storage failure to the page. */
async function opened() {
  const { settledStorage, watchStorage } = await import('./storage-recovery');
  watchStorage();
  const database = { open: () => Promise.resolve() };
  vi.mocked(onDatabasesOpening).mock.lastCall?.[0]({ cache: database, drafts: database } as unknown as Databases);
  await settledStorage();
  const failed = vi.mocked(onStorageFailure).mock.lastCall?.[0];
  return { settledStorage, failed: (by: 'page' | 'browser') => failed?.(new Error('on purpose'), by) };
}

/** Opens a page in which the worker has failed so often that the page switches to memory. */
async function failing() {
  const { settledStorage } = await opened();
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

test('if failures turn out to come from a removal of all data, the page continues on the device', async () => {
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

test('aborted transactions just before the browser closes the connections count as part of that loss', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { failed, settledStorage } = await opened();
  for (let loss = 1; loss <= 3; loss += 1) {
    failed('page');
    failed('page');
    vi.mocked(areDatabasesLost).mockReturnValue(true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reopenDatabases).toHaveBeenCalledTimes(loss - 1);
    vi.mocked(areDatabasesLost).mockReturnValue(false);
    failed('browser');
    expect(reopenDatabases).toHaveBeenCalledTimes(loss);
    await vi.advanceTimersByTimeAsync(6_000);
  }
  await settledStorage();
  expect(restartSync).not.toHaveBeenCalled();
  expect(keepInMemory).not.toHaveBeenCalled();
});

test('a failure without a loss leads to new connections, before a Save that waits for the storage goes on', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { failed, settledStorage } = await opened();
  failed('page');
  const settled = settledStorage();
  await vi.advanceTimersByTimeAsync(300);
  await settled;
  expect(reopenDatabases).toHaveBeenCalledOnce();
});
