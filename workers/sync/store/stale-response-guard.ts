import { randomId } from '@/lib/browser/random-id';
import type { CacheDatabase } from '@/database/cache-database';

/** When and how a response was requested that changes the cache. */
export interface ResponseOrigin {
  /** When the request was sent (`requestedAt` of `ApiResult`). */
  requestedAt: number;
  /** True for a request for one row, whose response takes precedence over lists requested earlier. */
  singleRow: boolean;
}

/** The maximum number of remembered rows: enough for all rows that are requested singly while a list is read. */
const MAX_KEYS = 500;

const byCache = new WeakMap<CacheDatabase, StaleResponseGuard>();

/**
 * Prevents a slow response from overwriting a row that a later request has already stored, such as a newer status or a
 * draft that was just saved. All writers of a cache in this thread share one guard.
 */
export class StaleResponseGuard {
  /** Identifies the writers of this thread. */
  readonly thread = randomId();
  readonly #requestTimes = new Map<string, number>();

  /** Returns the shared guard of a cache. */
  static of(cache: CacheDatabase): StaleResponseGuard {
    const guard = byCache.get(cache) ?? new StaleResponseGuard();
    byCache.set(cache, guard);
    return guard;
  }

  /** Returns false if a later request has already stored this row. Remembers the response to a request for one row. */
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
