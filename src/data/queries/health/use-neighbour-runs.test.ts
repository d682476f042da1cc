import { beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { BackfillState } from '@/database/rows';
import { executionRow } from '@tests/support/execution-row';
import { readNeighbourRuns } from './use-neighbour-runs';

let cache: CacheDatabase;

beforeEach(async () => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  const rows = [3, 5, 8].map((id) => executionRow(id, { instanceCode: 'alpha' }));
  await cache.executions.bulkPut([
    ...rows,
    executionRow(4, { instanceCode: 'alpha2' }),
    executionRow(6, { instanceCode: 'beta' }),
  ]);
});

const fill = (bottom: number, underWay: Partial<BackfillState> = {}): Promise<unknown> =>
  cache.meta.put({
    key: 'fill',
    value: { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest: bottom, bottom, ...underWay },
  });

async function neighbours(id: number): Promise<(number | undefined)[]> {
  const { previous, next } = await readNeighbourRuns(cache, 'alpha', id);
  return [previous?.id, next?.id];
}

test('the neighbours of a run are the nearest runs of the same job instance', async () => {
  await fill(0);
  expect(await neighbours(5)).toEqual([3, 8]);
  expect(await neighbours(3)).toEqual([undefined, 5]);
  expect(await neighbours(8)).toEqual([5, undefined]);
});

test('a neighbour is unknown if this device may lack runs in between', async () => {
  await fill(5);
  expect(await neighbours(8)).toEqual([5, undefined]);
  expect(await neighbours(5)).toEqual([undefined, 8]);
  expect(await neighbours(3)).toEqual([undefined, undefined]);
});

test('a neighbour is unknown while the runs in between are being read', async () => {
  expect(await neighbours(5)).toEqual([undefined, undefined]);
  await fill(0, { done: false, lowest: 5 });
  expect(await neighbours(8)).toEqual([5, undefined]);
  expect(await neighbours(5)).toEqual([undefined, 8]);
  expect(await neighbours(3)).toEqual([undefined, undefined]);
});

test('while a gap is being read, neighbours are known above and below the gap', async () => {
  await fill(2, { done: false, floor: 5, lowest: 8 });
  expect(await neighbours(5)).toEqual([3, undefined]);
  expect(await neighbours(3)).toEqual([undefined, 5]);
  expect(await neighbours(8)).toEqual([undefined, undefined]);
});
