import type { ApiResult } from './api-failure';
import { contradictsItself, isLastPage, type Collection, type CollectionPage } from './hydra';

/**
 * Maximum number of consecutive pages without new rows. Such pages are normal: new rows push known ones to the next
 * page, and a page may be unreadable. Without a limit, a server that repeats the same page would cause an endless scan.
 */
const MAX_KNOWN_PAGES = 3;

/**
 * - `more`: request the next page
 * - `complete`: the list ended as the server announced
 * - `incomplete`: it ended earlier, so rows that were not found may still exist
 */
export type ScanState = 'more' | 'complete' | 'incomplete';

/** A scan of all pages of a list, for any page size of the server. */
export class ListScan {
  /** The next page to request; the first page is 1. */
  page = 1;
  readonly #keys = new Set<string>();
  #seen = 0;
  #knownPages = 0;

  /** The keys of all rows so far. */
  get foundKeys(): ReadonlySet<string> {
    return this.#keys;
  }

  /**
   * Processes the response to `page`.
   * @param keys keys of the rows that could be read
   */
  addPage(response: Collection, keys: readonly string[]): ScanState {
    const before = this.#keys.size;
    for (const key of keys) this.#keys.add(key);
    this.#seen += response.members.length;
    this.#knownPages = this.#keys.size === before ? this.#knownPages + 1 : 0;
    this.page += 1;
    if (isLastPage(response, this.#seen)) return contradictsItself(response, this.#seen) ? 'incomplete' : 'complete';
    return this.#knownPages === MAX_KNOWN_PAGES ? 'incomplete' : 'more';
  }
}

/**
 * Reads all pages of a list in order.
 * @param request requests one page; the first page is 1
 * @param processPage processes the rows of a page and returns their keys
 * @returns the last response without its rows, or the first failure, which ends the scan
 */
export async function readEveryPage(
  request: (page: number) => Promise<ApiResult<CollectionPage>>,
  processPage: (page: CollectionPage) => readonly string[] | Promise<readonly string[]>,
): Promise<ApiResult<null>> {
  const scan = new ListScan();
  for (;;) {
    const result = await request(scan.page);
    if (!result.ok) return result;
    const state = scan.addPage(result.value, await processPage(result.value));
    if (state !== 'more') return { ...result, value: null };
  }
}
