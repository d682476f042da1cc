import type { CacheDatabase } from '@/database/cache-database';
import { META_TERM, readMeta } from '@/database/cache-meta';
import type { Person } from '@/domain/person';

/** Another engine has taken over, or the cache was emptied, so the engine that gets this error must stop writing. */
export class ReplacedError extends Error {
  constructor() {
    super('another engine leads now');
    this.name = 'ReplacedError';
  }
}

/**
 * Claims the next term (the number of a leadership) in one transaction, and returns it. After that, every write of an
 * earlier engine fails. Also stores the owner of the cache among the known people.
 */
export async function claimTerm(cache: CacheDatabase, owner?: Person): Promise<number> {
  return cache.transaction('rw', [cache.meta, cache.people], async () => {
    const current = await readMeta(cache, META_TERM);
    const term = (current ?? 0) + 1;
    await cache.meta.put({ key: META_TERM, value: term });
    if (owner?.id != null) await cache.people.put({ id: owner.id, email: owner.email });
    return term;
  });
}

/**
 * Throws `ReplacedError` if the engine with this term no longer leads. Call it in the transaction that writes.
 * @param term null for a writer that needs no leadership, so that nothing is checked
 */
export async function checkTerm(cache: CacheDatabase, term: number | null): Promise<void> {
  if (term === null) return;
  // A cache without a term was emptied, or the browser has removed its data. Nothing may be written to it.
  if ((await readMeta(cache, META_TERM)) !== term) throw new ReplacedError();
}
