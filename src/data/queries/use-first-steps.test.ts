import { beforeEach, expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { CacheDatabase } from '@/database/cache-database';
import { META_FILL, META_READ_LISTS } from '@/database/cache-meta';
import { counterKey } from '@/database/counter-keys';
import { readHasNoRun } from './use-first-steps';

let cache: CacheDatabase;

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

async function readAll(): Promise<void> {
  await cache.meta.put({ key: META_FILL, value: { done: true } as never });
  await cache.meta.put({ key: META_READ_LISTS, value: ['instances'] });
}

test('only a device with all executions and integrations knows that no run has ended', async () => {
  expect(await readHasNoRun(cache)).toBeNull();
  await cache.meta.put({ key: META_FILL, value: { done: true } as never });
  expect(await readHasNoRun(cache)).toBeNull();
  await readAll();
  expect(await readHasNoRun(cache)).toBe(true);
});

test('an execution counts as a run only when it has ended', async () => {
  await readAll();
  await cache.executions.put(executionRow(1, { status: 'inProgress' }));
  expect(await readHasNoRun(cache)).toBe(true);
  await cache.executions.put(executionRow(1, { status: 'cancelled by hand' }));
  expect(await readHasNoRun(cache)).toBe(false);
});

test('a counter of ended executions is enough to know that a run has ended', async () => {
  await cache.counters.put({ key: counterKey('status', 'error'), count: 1 });
  expect(await readHasNoRun(cache)).toBe(false);
});
