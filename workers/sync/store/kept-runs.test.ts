import { afterEach, beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { KeptLogRow, KeptRunRow } from '@/domain/kept-run';
import { executionRow } from '@tests/support/execution-row';
import { CacheWriter } from './cache-writer';
import { hasRoomForLog, MAX_KEPT_RUNS } from './kept-runs';
import { ReplacedError, claimTerm } from '../leadership/term';

const MB = 1_024 * 1_024;
let cache: CacheDatabase;
let writer: CacheWriter;
beforeEach(async () => {
  cache = new CacheDatabase(`kept-runs-${Math.random()}`);
  writer = new CacheWriter(cache, await claimTerm(cache));
});
afterEach(() => cache.delete());

const kept = (id: number, changes: Partial<KeptRunRow> = {}): KeptRunRow => ({
  id,
  states: ['error '],
  warningCount: 0,
  log: 'kept',
  hasVersions: true,
  unread: [],
  ...changes,
});
const logOf = (id: number, packedSize: number): KeptLogRow => ({
  id,
  packed: new Uint8Array([1]),
  isGzip: true,
  size: packedSize,
  packedSize,
  readAt: 0,
});
const warnings = (id: number) => ({ id, steps: [] });
const countsOf = async (id: number) =>
  Promise.all(
    [cache.keptRuns, cache.executionWarnings, cache.executionLogs].map((table) => table.where('id').equals(id).count()),
  );

async function keepAll(id: number, bytes = 10, wanted: ReadonlySet<number> = new Set()): Promise<void> {
  await cache.executions.put(executionRow(id, { status: 'error' }));
  await writer.keepRun(id, () => ({ kept: kept(id), warnings: warnings(id), log: logOf(id, bytes) }), wanted);
}

test('a new run removes the oldest run with its warnings and log, but never a wanted run', async () => {
  const rows = Array.from({ length: MAX_KEPT_RUNS }, (_, index) => index + 1);
  await cache.keptRuns.bulkPut(rows.map((id) => kept(id)));
  await cache.executionWarnings.bulkPut(rows.map(warnings));
  await keepAll(900, 10, new Set([1]));
  expect(await cache.keptRuns.count()).toBe(MAX_KEPT_RUNS);
  expect([await countsOf(1), await countsOf(2), await countsOf(900)]).toEqual([
    [1, 1, 0],
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

test('a new log removes the oldest log, which is not requested again', async () => {
  for (const id of [1, 2, 3]) await keepAll(id, 20 * MB);
  expect(await cache.executionLogs.orderBy('id').primaryKeys()).toEqual([2, 3]);
  expect((await cache.keptRuns.get(1))?.log).toBe('no-room');
  expect((await cache.keptRuns.get(2))?.log).toBe('kept');
  // 40 of 50 MB are used.
  expect(await hasRoomForLog(cache, 1)).toBe(true);
  await keepAll(4, 9 * MB);
  expect(await hasRoomForLog(cache, 1)).toBe(false);
  expect(await hasRoomForLog(cache, 5)).toBe(true);
});

test('nothing is stored for a run that is no longer in the cache', async () => {
  await writer.keepRun(7, () => ({ kept: kept(7), log: logOf(7, 1) }));
  expect(await countsOf(7)).toEqual([0, 0, 0]);
});

test('an engine that was replaced writes nothing', async () => {
  await cache.executions.put(executionRow(7));
  await claimTerm(cache);
  await expect(writer.keepRun(7, () => ({ kept: kept(7) }))).rejects.toBeInstanceOf(ReplacedError);
  expect(await countsOf(7)).toEqual([0, 0, 0]);
});

test('the details of a run are deleted with the run, whether it is removed or leaves the window', async () => {
  await keepAll(1);
  await keepAll(2);
  await keepAll(3);
  await writer.apply({ removedExecutions: [2] });
  await writer.trim([executionRow(1)], 2);
  expect([await countsOf(1), await countsOf(2), await countsOf(3)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [1, 1, 1],
  ]);
});
