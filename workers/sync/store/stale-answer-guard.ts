import { randomId } from '@/lib/browser/random-id';
import type { CacheDatabase } from '@/database/cache-database';

/** Identifies the response that a change of the cache comes from. */
export interface AnswerMark {
  /** When the request was sent (`asked` of `ApiResult`). */
  asked: number;
  /** True for the response to a request for one row: it takes precedence over lists requested earlier. */
  own: boolean;
}

/** Maximum number of remembered rows: enough for all that are requested one by one while a list is read. */
const MAX_KEYS = 500;

const byCache = new WeakMap<CacheDatabase, StaleAnswerGuard>();

/**
 * Prevents a slow response from overwriting a row that a later request has already stored, such as a newer status or a
 * draft that was just saved. All writers of a cache in this thread share one guard.
 */
export class StaleAnswerGuard {
  /** Identifies the writers of this thread. */
  readonly thread = randomId();
  readonly #requestTimes = new Map<string, number>();

  /** Returns the shared guard of a cache. */
  static of(cache: CacheDatabase): StaleAnswerGuard {
    const answers = byCache.get(cache) ?? new StaleAnswerGuard();
    byCache.set(cache, answers);
    return answers;
  }

  /** False if a later request has already stored this row. Remembers the response if it is for one row. */
  takes(key: string, answer: AnswerMark | undefined): boolean {
    if (answer === undefined) return true;
    if ((this.#requestTimes.get(key) ?? 0) > answer.asked) return false;
    if (answer.own) this.#remember(key, answer.asked);
    return true;
  }

  #remember(key: string, asked: number): void {
    this.#requestTimes.delete(key);
    this.#requestTimes.set(key, asked);
    const [oldest] = this.#requestTimes.keys();
    if (this.#requestTimes.size > MAX_KEYS && oldest !== undefined) this.#requestTimes.delete(oldest);
  }
}
