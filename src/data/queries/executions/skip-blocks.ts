import type { CacheDatabase } from '@/database/cache-database';
import { BLOCK, blockKey, blockOf } from '@/database/counter-keys';

/** Start of a page: `offset` rows below the id `newest`, inclusive. */
export interface Start {
  newest: number;
  offset: number;
}

/**
 * The same start with an offset smaller than a block. Skips blocks by their counters, so paging through 300,000 rows
 * stays fast.
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
