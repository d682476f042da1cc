import { expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { firstIdSince } from './ids-by-time';
import { executionRow } from '@tests/support/execution-row';

const SINCE = Date.parse('2026-11-22T17:30:00Z');

test('ids are found by time', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  expect(await firstIdSince(cache, SINCE)).toBe(Infinity);
  await cache.executions.bulkPut(
    Array.from({ length: 100 }, (_, index) =>
      executionRow(index * 7 + 3, { createdAt: new Date(SINCE + index * 60_000).toISOString() }),
    ),
  );
  for (const minutes of [0, 0.5, 1, 37, 97.5, 99]) {
    const id = await firstIdSince(cache, SINCE + minutes * 60_000);
    expect(await cache.executions.where('id').below(id).count()).toBe(Math.ceil(minutes));
  }
  expect(await firstIdSince(cache, SINCE + 99.5 * 60_000)).toBe(Infinity);
});

test('executions without a creation time do not hide the ones before them', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  await cache.executions.bulkPut(
    Array.from({ length: 20 }, (_, index) =>
      executionRow(index + 1, {
        createdAt: index % 3 === 2 || index > 14 ? null : new Date(SINCE + index * 60_000).toISOString(),
      }),
    ),
  );
  for (const minutes of [0, 1, 4, 7, 10, 13]) {
    const id = await firstIdSince(cache, SINCE + minutes * 60_000);
    expect(id).toBeLessThanOrEqual(minutes + 1);
    expect(id).toBeGreaterThan(minutes - 1);
  }
});
