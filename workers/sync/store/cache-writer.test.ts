import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { META_HEAD } from '@/database/cache-meta';
import type { BackfillState } from '@/database/rows';
import { hourOf } from '@/domain/runs/period/run-hours';
import { CacheWriter } from './cache-writer';
import { ReplacedError } from '../leadership/term';
import { executionRow } from '@tests/support/execution-row';

let cache: CacheDatabase;

beforeEach(async () => {
  cache = new CacheDatabase(`writer-${Math.random()}`);
  await cache.meta.put({ key: 'term', value: 3 });
});
afterEach(() => cache.delete());

test('a row that a page contains twice is written and counted once', async () => {
  const writer = new CacheWriter(cache, 3);
  await writer.apply({ executions: [executionRow(1), executionRow(2), executionRow(1)] });
  expect((await cache.counters.get('all'))?.count).toBe(2);
});

test('counters follow a change of status and a removal', async () => {
  const writer = new CacheWriter(cache, 3);
  await writer.apply({ executions: [executionRow(1), executionRow(2)] });
  await writer.apply({ executions: [executionRow(1, { status: 'error' })], removedExecutions: [2] });
  const counts = new Map((await cache.counters.toArray()).map(({ key, count }) => [key, count]));
  expect(counts.get('all')).toBe(1);
  expect(counts.get('status:success')).toBe(0);
  expect(counts.get('status:error')).toBe(1);
});

test('the executions of an hour follow a change of status and a removal', async () => {
  const writer = new CacheWriter(cache, 3);
  const createdAt = '2026-11-23T03:30:00Z';
  await writer.apply({ executions: [executionRow(1, { createdAt }), executionRow(2, { createdAt })] });
  await writer.apply({ executions: [executionRow(1, { createdAt, status: 'error' })], removedExecutions: [2] });
  expect(await cache.runHours.toArray()).toEqual([
    {
      hour: hourOf(Date.parse(createdAt)),
      instanceCodes: ['alpha'],
      statuses: ['error'],
      created: [Date.parse(createdAt)],
      scheduled: [true],
    },
  ]);
});

test('a run whose creator becomes known no longer counts as started by the schedule', async () => {
  const writer = new CacheWriter(cache, 3);
  const createdAt = '2026-11-23T03:30:00Z';
  await writer.apply({ executions: [executionRow(1, { createdAt })] });
  await writer.apply({ executions: [executionRow(1, { createdAt, createdByEmail: 'ada@acme.test' })] });
  expect(await cache.runHours.toArray()).toMatchObject([{ created: [Date.parse(createdAt)], scheduled: [false] }]);
});

test('an engine with an older term, or whose cache was emptied, writes nothing', async () => {
  await expect(new CacheWriter(cache, 2).apply({ executions: [executionRow(1)] })).rejects.toThrow(ReplacedError);
  await cache.meta.clear();
  await expect(new CacheWriter(cache, 3).apply({ executions: [executionRow(1)] })).rejects.toThrow(ReplacedError);
  await expect(
    new CacheWriter(cache, 3).applyRows('jobs', [
      { code: 'dummy', defaultConf: '{}', hasEventTrigger: false, connector: null },
    ]),
  ).rejects.toThrow(ReplacedError);
  expect(await cache.executions.count()).toBe(0);
});

test('an unchanged row is not written', async () => {
  const writer = new CacheWriter(cache, 3);
  const change = { executions: [executionRow(1)], meta: [{ key: META_HEAD, value: { top: 1 } }] };
  expect((await writer.apply(change)).changed).toEqual([1]);
  expect(await writer.apply(change)).toEqual({ inserted: [], changed: [], resetTo: null });
});

const fill = (page: number): BackfillState => ({
  done: false,
  page,
  seen: 0,
  floor: 0,
  total: null,
  top: 30,
  lowest: 1,
  bottom: 0,
});

test('a backfill that was reset meanwhile writes nothing and receives the new cursor', async () => {
  const writer = new CacheWriter(cache, 3);
  const backfillPage = (page: number, from: number, id: number) =>
    writer.apply({
      executions: [executionRow(id)],
      meta: [{ key: 'fill', value: fill(page) }],
      skipComparison: true,
      startPage: from,
    });
  expect((await backfillPage(4, 1, 30)).resetTo).toBeNull();
  expect((await backfillPage(7, 4, 20)).resetTo).toBeNull();
  await writer.apply({ meta: [{ key: 'fill', value: fill(1) }] });
  expect(await backfillPage(9, 7, 10)).toEqual({ inserted: [], changed: [], resetTo: fill(1) });
  expect(await cache.executions.orderBy('id').primaryKeys()).toEqual([20, 30]);
  expect((await cache.meta.get('fill'))?.value).toEqual(fill(1));
});

test('removing a missing row writes nothing', async () => {
  // The outdated term would reject any write.
  await expect(new CacheWriter(cache, 2).applyRows('jobs', [], ['dummy'])).resolves.toBeUndefined();
});

test('a slow list does not overwrite the response to a later request for one row', async () => {
  const engine = new CacheWriter(cache, 3);
  const command = new CacheWriter(cache, null);
  await engine.apply({ executions: [executionRow(1, { status: 'inProgress' }), executionRow(2)] });
  await command.apply({ executions: [executionRow(1)], origin: { requestedAt: 8, singleRow: true } });
  await engine.apply({
    executions: [executionRow(1, { status: 'inProgress' }), executionRow(2, { status: 'error' })],
    origin: { requestedAt: 7, singleRow: false },
  });
  expect((await cache.executions.toArray()).map(({ status }) => status)).toEqual(['success', 'error']);
  await engine.apply({
    executions: [executionRow(1, { status: 'stopped' })],
    origin: { requestedAt: 9, singleRow: false },
  });
  expect((await cache.executions.get(1))?.status).toBe('stopped');
});

test('a slow list does not bring back a removed row', async () => {
  const job = { code: 'dummy', defaultConf: '{}', hasEventTrigger: false, connector: null };
  const writer = new CacheWriter(cache, 3);
  await writer.applyRows('jobs', [job]);
  await writer.applyRows('jobs', [], ['dummy'], { requestedAt: 8, singleRow: true });
  await writer.applyRows('jobs', [job], [], { requestedAt: 7, singleRow: false });
  expect(await cache.jobs.count()).toBe(0);
});
