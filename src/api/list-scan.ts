import type { ApiResult } from './api-failure';
import { contradictsItself, isLastPage, type Collection, type CollectionPage } from './hydra';

/**
 * Pages in a row that may bring nothing new: rows that are made meanwhile move known ones to the next page, and a page may
 * be unreadable. A server that sends the same page again and again would otherwise never end.
 */
const MOST_KNOWN_PAGES = 3;

/**
 * - `more`: the next page is to be asked for
 * - `complete`: the list has ended as the server said it would
 * - `cut`: it ended before that, so what was not met may still be there
 */
export type ScanState = 'more' | 'complete' | 'cut';

/** A walk over every page of a list, however many rows the server puts on one. */
export class ListScan {
  /** The page to ask for, from 1. */
  page = 1;
  readonly #met = new Set<string>();
  #seen = 0;
  #knownPages = 0;

  /** The keys of all rows so far. */
  get met(): ReadonlySet<string> {
    return this.#met;
  }

  /**
   * Takes the answer to `page`.
   * @param keys of the rows that could be read
   */
  take(answer: Collection, keys: readonly string[]): ScanState {
    const before = this.#met.size;
    for (const key of keys) this.#met.add(key);
    this.#seen += answer.members.length;
    this.#knownPages = this.#met.size === before ? this.#knownPages + 1 : 0;
    this.page += 1;
    if (isLastPage(answer, this.#seen)) return contradictsItself(answer, this.#seen) ? 'cut' : 'complete';
    return this.#knownPages === MOST_KNOWN_PAGES ? 'cut' : 'more';
  }
}

/**
 * Reads every page of a list, one after the other.
 * @param ask for one page, from 1
 * @param take uses the rows of a page and gives their keys
 * @returns the last answer without its rows, or the first failure, after which no page is asked for
 */
export async function readEveryPage(
  ask: (page: number) => Promise<ApiResult<CollectionPage>>,
  take: (page: CollectionPage) => readonly string[] | Promise<readonly string[]>,
): Promise<ApiResult<null>> {
  const walk = new ListScan();
  for (;;) {
    const result = await ask(walk.page);
    if (!result.ok) return result;
    const state = walk.take(result.value, await take(result.value));
    if (state !== 'more') return { ...result, value: null };
  }
}
