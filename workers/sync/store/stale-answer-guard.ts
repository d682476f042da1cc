import { randomId } from '@/lib/browser/random-id';
import type { CacheDatabase } from '@/database/cache-database';

/** The answer from which a change of the cache comes. */
export interface AnswerMark {
  /** When it was requested (`ApiResult`). */
  asked: number;
  /** True for the answer to a request for one row: it wins over lists that were requested earlier. */
  own: boolean;
}

/** Enough for all rows that are read one by one while a list is under way. */
const KEPT = 500;

const byCache = new WeakMap<CacheDatabase, StaleAnswerGuard>();

/**
 * Keeps a slow answer from overwriting a row that a later request has brought: a newer status, or a draft that was just saved.
 * All writers of a cache in this thread share one guard.
 */
export class StaleAnswerGuard {
  /** Identifies the writers of this thread. */
  readonly thread = randomId();
  readonly #asked = new Map<string, number>();

  static of(cache: CacheDatabase): StaleAnswerGuard {
    const answers = byCache.get(cache) ?? new StaleAnswerGuard();
    byCache.set(cache, answers);
    return answers;
  }

  /** Whether no later request has brought this row. Records the answers to requests for one row. */
  takes(key: string, answer: AnswerMark | undefined): boolean {
    if (answer === undefined) return true;
    if ((this.#asked.get(key) ?? 0) > answer.asked) return false;
    if (answer.own) this.#remember(key, answer.asked);
    return true;
  }

  #remember(key: string, asked: number): void {
    this.#asked.delete(key);
    this.#asked.set(key, asked);
    const [oldest] = this.#asked.keys();
    if (this.#asked.size > KEPT && oldest !== undefined) this.#asked.delete(oldest);
  }
}
