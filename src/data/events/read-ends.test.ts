import { beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { META_FILL } from '@/database/cache-meta';
import { watchedAtFirst, withWatch } from '@/domain/events/watched';
import { executionRow } from '@tests/support/execution-row';
import { readEnds } from './read-ends';

const START = Date.parse('2026-11-22T18:00:00Z');
const failures = watchedAtFirst(START);
const nothing = withWatch(failures, 'failures', false, START);

let cache: CacheDatabase;

/** Writes one run that ended `id` minutes after `START`. */
async function write(id: number, status: string, instanceCode = 'alpha'): Promise<void> {
  const finishedAt = status === 'inProgress' ? null : new Date(START + id * 60_000).toISOString();
  await cache.executions.put(executionRow(id, { status, instanceCode, finishedAt }));
}

const found = async (watched = failures): Promise<string[]> =>
  (await readEnds(cache, watched)).map(({ key, kind, failures: count }) => `${key} ${kind} ${count}`);

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

test('finds failures, and the first success after failures', async () => {
  await write(1, 'success');
  await write(2, 'error');
  await write(3, 'error');
  await write(4, 'warning');
  await write(5, 'success');
  await write(6, 'error', 'beta');
  await write(7, 'inProgress', 'beta');
  expect(await found()).toEqual(['run:6 failed 1', 'run:4 recovered 2', 'run:3 failed 2', 'run:2 failed 1']);
  expect(await found(nothing)).toEqual([]);
});

test('more failures than the counted ones are possible until the device has all runs or the last success', async () => {
  const mayBeMore = async (): Promise<boolean[]> => (await readEnds(cache, failures)).map((event) => event.mayBeMore);
  const fill = { done: false, page: 1, seen: 2, floor: 0, total: 9, top: 2, lowest: 1, bottom: 1 };
  await write(1, 'error');
  await write(2, 'error');
  expect(await mayBeMore()).toEqual([true, true]);
  await cache.meta.put({ key: META_FILL, value: fill });
  expect(await mayBeMore()).toEqual([true, true]);
  await cache.meta.put({ key: META_FILL, value: { ...fill, done: true, lowest: 0, bottom: 0 } });
  expect(await mayBeMore()).toEqual([false, false]);
  await cache.meta.put({ key: META_FILL, value: fill });
  await write(1, 'success');
  expect(await mayBeMore()).toEqual([false]);
});

test('finds the runs of a watched integration that ended after the watch began, and a watched run', async () => {
  await write(1, 'success');
  await write(2, 'success', 'beta');
  await write(3, 'stopped');
  const watched = withWatch(nothing, { instance: 'alpha' }, true, START + 150_000);
  expect(await found(watched)).toEqual(['run:3 stopped 0']);
  expect(await found(withWatch(watched, { run: 2 }, true, START))).toEqual(['run:3 stopped 0', 'run:2 worked 0']);
});

test('a failure followed by many newer runs is found too, and counts as a single failure', async () => {
  await write(1, 'error');
  for (let id = 2; id <= 60; id += 1) await write(id, 'success');
  expect(await found()).toEqual(['run:1 failed 1']);
});

test('finds at most a hundred events, the newest ones', async () => {
  for (let id = 1; id <= 120; id += 1) await write(id, 'error', `code-${id}`);
  const keys = await found();
  expect(keys).toHaveLength(100);
  expect(keys[0]).toBe('run:120 failed 1');
});
