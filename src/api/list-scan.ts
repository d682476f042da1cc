import type { ApiResult } from './api-failure';
import { contradictsItself, isLastPage, type Collection, type CollectionPage } from './hydra';

/**
 * A scan ends after this many consecutive pages without new rows, because a server may repeat the same page for ever. A
 * single page without new rows is normal: new rows push known rows to the next page, and the rows of a page may be
 * unreadable.
 */
const MAX_PAGES_WITHOUT_NEW_ROWS = 3;

/**
 * - `more`: request the next page
 * - `complete`: all rows were read
 * - `incomplete`: the list ended too early or repeated a page, so rows that were not found may still exist
 */
export type ScanState = 'more' | 'complete' | 'incomplete';

/** A scan of all pages of a list, for any page size of the server. */
export class ListScan {
  /** The next page to request; the first page is 1. */
  page = 1;
  readonly #keys = new Set<string>();
  #seen = 0;
  #pagesWithoutNewRows = 0;

  /** The keys of all rows so far. */
  get foundKeys(): ReadonlySet<string> {
    return this.#keys;
  }

  /**
   * Processes the response to `page`.
   * @param keys the keys of the readable rows in the response
   */
  addPage(response: Collection, keys: readonly string[]): ScanState {
    const before = this.#keys.size;
    for (const key of keys) this.#keys.add(key);
    this.#seen += response.members.length;
    this.#pagesWithoutNewRows = this.#keys.size === before ? this.#pagesWithoutNewRows + 1 : 0;
    this.page += 1;
    if (isLastPage(response, this.#seen)) return contradictsItself(response, this.#seen) ? 'incomplete' : 'complete';
    return this.#pagesWithoutNewRows === MAX_PAGES_WITHOUT_NEW_ROWS ? 'incomplete' : 'more';
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
