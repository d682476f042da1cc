import { randomId } from '@/lib/browser/random-id';
import type { CacheDatabase } from '@/lib/database/cache-database';

/** The answer that a change of the cache comes from. */
export interface AnswerMark {
  /** When it was asked for (`ApiResult`). */
  asked: number;
  /** Whether it is the row's own answer, which outdoes every list that was asked for earlier. */
  own: boolean;
}

/** Enough for every row that was read on its own while a list was under way. */
const KEPT = 500;

const byCache = new WeakMap<CacheDatabase, StaleAnswerGuard>();

/**
 * Keeps a slow answer from undoing what a later asked one has told of a row: a status that had gone on, a draft that had
 * just arrived. All writers of a cache in this thread share one.
 */
export class StaleAnswerGuard {
  /** Tells the writers of this thread from those of others. */
  readonly thread = randomId();
  readonly #asked = new Map<string, number>();

  static of(cache: CacheDatabase): StaleAnswerGuard {
    const answers = byCache.get(cache) ?? new StaleAnswerGuard();
    byCache.set(cache, answers);
    return answers;
  }

  /** Whether what this answer says of a row is the newest that is known; remembers a row's own answer. */
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
