import { randomId } from '@/lib/browser/random-id';
import type { CacheDatabase } from '@/database/cache-database';

/** The request whose response changes the cache. */
export interface ResponseOrigin {
  /** When the request was sent (`requestedAt` of `ApiResult`). */
  requestedAt: number;
  /** True for a request for one row. Its response takes precedence over lists that were requested earlier. */
  singleRow: boolean;
}

/** At most this many rows are remembered: enough for all rows that are requested individually while a list is read. */
const MAX_KEYS = 500;

const byCache = new WeakMap<CacheDatabase, StaleResponseGuard>();

/**
 * Prevents a slow response from overwriting a row that a later request has already returned, such as an execution with
 * a newer status. All writers of a cache in this thread share one guard.
 */
export class StaleResponseGuard {
  /** Identifies this thread among all writers of the cache. */
  readonly thread = randomId();
  readonly #requestTimes = new Map<string, number>();

  /** Returns the shared guard of a cache. */
  static of(cache: CacheDatabase): StaleResponseGuard {
    const guard = byCache.get(cache) ?? new StaleResponseGuard();
    byCache.set(cache, guard);
    return guard;
  }

  /** Returns false if a later request has already returned this row. Remembers responses to requests for one row. */
  accepts(key: string, origin: ResponseOrigin | undefined): boolean {
    if (origin === undefined) return true;
    if ((this.#requestTimes.get(key) ?? 0) > origin.requestedAt) return false;
    if (origin.singleRow) this.#remember(key, origin.requestedAt);
    return true;
  }

  #remember(key: string, requestedAt: number): void {
    this.#requestTimes.delete(key);
    this.#requestTimes.set(key, requestedAt);
    const [oldest] = this.#requestTimes.keys();
    if (this.#requestTimes.size > MAX_KEYS && oldest !== undefined) this.#requestTimes.delete(oldest);
  }
}
