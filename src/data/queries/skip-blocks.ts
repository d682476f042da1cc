import type { CacheDatabase } from '@/database/cache-database';
import { BLOCK, blockKey, blockOf } from '@/database/counter-keys';

/** Where a page begins: `offset` rows below the id `newest`, which counts. */
export interface Start {
  newest: number;
  offset: number;
}

/**
 * The same start by a smaller offset, less than a block's rows: the blocks in between are passed over by their counters
 * (so that the tracker pages through 300,000 rows without slowing down).
 */
export async function skipBlocks(cache: CacheDatabase, { newest, offset }: Start): Promise<Start> {
  if (offset < BLOCK) return { newest, offset };
  const top = blockOf(newest);
  const inTop = await cache.executions
    .where('id')
    .between(top * BLOCK, newest, true, true)
    .primaryKeys();
  const below = await cache.counters.where('key').between(blockKey(0), blockKey(top)).reverse().toArray();
  let left = offset - inTop.length;
  if (left < 0) return { newest, offset };
  for (const { key, count } of below) {
    const block = Number(key.slice(key.indexOf(':') + 1));
    if (left < count) return { newest: (block + 1) * BLOCK - 1, offset: left };
    left -= count;
  }
  return { newest: 0, offset: left };
}
