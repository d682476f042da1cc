import { beforeAll, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import { BLOCK, blockKey, blockOf } from '@/database/counter-keys';
import type { ExecutionRow } from '@/domain/execution';
import { skipBlocks } from './skip-blocks';

const cache = new CacheDatabase('cache-skip-blocks');
/** The ids of all rows, newest first, with a gap that is larger than a block. */
const ids: number[] = [];

beforeAll(async () => {
  for (let id = BLOCK * 6 + 17; id > 0; id -= 1) if (id % 3 > 0 && (id < BLOCK * 3 || id > BLOCK * 4.5)) ids.push(id);
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(blockKey(blockOf(id)), (counts.get(blockKey(blockOf(id))) ?? 0) + 1);
  await cache.executions.bulkPut(ids.map((id) => ({ id }) as ExecutionRow));
  await cache.counters.bulkPut([...counts].map(([key, count]) => ({ key, count })));
  // A counter that does not belong to a block, and the counter of a block without rows.
  await cache.counters.bulkPut([
    { key: 'instance:x', count: 5 },
    { key: blockKey(3), count: 0 },
  ]);
});

test.each([0, 4_999, 5_000, 5_001, 9_990, 10_000, 14_000, ids.length - 1, ids.length, ids.length + 9_000])(
  'the returned start leads to the same row as offset %i, and its offset is less than a block',
  async (offset) => {
    for (const newest of [999_999_999_999_999, BLOCK * 6, BLOCK * 5 + 1, BLOCK * 4]) {
      const start = await skipBlocks(cache, { newest, offset });
      const below = (from: number, by: number): number | undefined => ids.filter((id) => id <= from)[by];
      const wanted = below(newest, offset);
      expect(below(start.newest, start.offset)).toBe(wanted);
      if (wanted !== undefined) expect(start.offset).toBeLessThan(BLOCK);
    }
  },
);
