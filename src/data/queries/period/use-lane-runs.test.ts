import { expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { executionRow } from '@tests/support/execution-row';
import { stepRow } from '@tests/support/step-row';
import { readShortfalls } from './use-lane-runs';

test('in a lane, finds the runs that processed nothing, even if the earlier runs are not in the lane', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  const items = [420, 430, 440, 420, 410, 400, 0, 430, 0];
  const rows = items.map((_, index) =>
    executionRow(index + 1, { status: 'success', instanceCode: 'a', type: 'delta' }),
  );
  await cache.executions.bulkPut(rows);
  await cache.executionDetails.bulkPut(
    items.map((processed, index) => ({ id: index + 1, steps: [stepRow(1, { summary: { processed } })] })),
  );
  const shortfalls = async (first: number): Promise<number[]> => [
    ...(await readShortfalls(cache, 'a', rows.slice(first))).keys(),
  ];
  expect(await shortfalls(5)).toEqual([7, 9]);
  expect(await shortfalls(8)).toEqual([9]);
  expect([...(await readShortfalls(cache, 'a', rows.slice(0, 6))).keys()]).toEqual([]);
});
