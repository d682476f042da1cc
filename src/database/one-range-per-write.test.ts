import { Dexie, liveQuery, type ObservabilitySet } from 'dexie';
import { expect, onTestFinished, test } from 'vitest';
import { CacheDatabase } from './cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { mergeReportedRanges } from './one-range-per-write';

interface Range {
  from?: unknown;
  to?: unknown;
  l?: Range | null;
  r?: Range | null;
}

const rangesOf = (range: Range | null | undefined): [unknown, unknown][] =>
  range?.from === undefined ? [] : [...rangesOf(range.l), [range.from, range.to], ...rangesOf(range.r)];

function execution(id: number, fields: Partial<ExecutionRow> = {}): ExecutionRow {
  return {
    id,
    status: id % 2 === 0 ? 'success' : 'error',
    instanceCode: 'a',
    companyCode: null,
    ...fields,
  } as ExecutionRow;
}

function openCache(): CacheDatabase {
  const cache = new CacheDatabase(`ranges-${Math.random()}`);
  mergeReportedRanges(cache);
  onTestFinished(() => cache.delete());
  return cache;
}

test('a write of many rows reports one range per index', async () => {
  const cache = openCache();
  await cache.open();
  const reports: ObservabilitySet[] = [];
  const record = (parts: ObservabilitySet): void => void reports.push(parts);
  Dexie.on('storagemutated', record);
  onTestFinished(() => Dexie.on.storagemutated.unsubscribe(record));
  await cache.executions.bulkPut([7, 3, 5, 4].map((id) => execution(id)));
  const ranges = Object.entries(reports[0] ?? {}).map(([part, range]) => [
    part.replace(`idb://${cache.name}/executions/`, ''),
    rangesOf(range as Range),
  ]);
  expect(Object.fromEntries(ranges)).toEqual({
    '': [[3, 7]],
    ':dels': [[3, 7]],
    '[status+id]': [
      [
        ['error', 3],
        ['success', 4],
      ],
    ],
    '[instanceCode+id]': [
      [
        ['a', 3],
        ['a', 7],
      ],
    ],
    // These indexes have no entries, because the rows have no company, no creator and no unnamed people.
    '[companyCode+id]': [],
    '[createdByEmail+id]': [],
    unnamedPeople: [],
  });
});

test('a live query reruns for the rows that it reads, and not for rows outside its range', async () => {
  const cache = openCache();
  await cache.executions.bulkPut([1, 10, 20].map((id) => execution(id)));
  const seen: Record<number, unknown[]> = { 1: [], 10: [] };
  for (const id of [1, 10]) {
    const subscription = liveQuery(async () => (await cache.executions.get(id))?.instanceCode).subscribe((code) =>
      seen[id]?.push(code),
    );
    onTestFinished(() => subscription.unsubscribe());
  }
  await expect.poll(() => seen).toEqual({ 1: ['a'], 10: ['a'] });
  await cache.executions.bulkPut([9, 10, 12].map((id) => execution(id, { instanceCode: 'b' })));
  await expect.poll(() => seen[10]).toEqual(['a', 'b']);
  expect(seen[1]).toEqual(['a']);
});
