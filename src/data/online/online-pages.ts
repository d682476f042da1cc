import type { ApiResult } from '@/api/api-failure';
import type { CollectionPage } from '@/api/hydra';
import { ListScan } from '@/api/list-scan';
import { transportProblem, type Outcome } from '@/domain/problem';
import { requestConsolePage } from '@/api/console-page';
import type { ConsoleApi } from '@/api/console-api';
import { callOnline, readOnlinePage, workOnline, type OnlinePage } from './online-call';

/**
 * Requests one page from the server, with as many rows as the server puts on a page.
 * @param page 1-based
 */
type RequestPage = (api: ConsoleApi, page: number) => Promise<ApiResult<CollectionPage>>;

/**
 * Reads one page of a list, 30 rows, whatever the page size of the server is.
 * @param page 1-based
 * @param matches whether an item matches the filters of the call
 */
export function readListPage<T>(
  requestPage: RequestPage,
  page: number,
  read: (wire: unknown) => T | null,
  matches?: (item: T) => boolean,
): Promise<Outcome<OnlinePage<T>>> {
  return workOnline(async (api) => {
    const result = await requestConsolePage((query) => requestPage(api, query.page), page);
    if (!result.ok) return result;
    const { members, total, hasMore } = result.value;
    return { ok: true, value: readOnlinePage({ members, total, hasNext: hasMore }, page, read, matches) };
  });
}

/** How a look-up identifies items. */
interface ItemMatch<T> {
  keyOf: (item: T) => string | number;
  /** Whether an item matches the filters of the call. */
  matches: (item: T) => boolean;
}

/**
 * Reads all items that match a filter, from as many pages as the server returns. If the server ignores the filter,
 * reads only the first page, because the whole list may be very long.
 * @returns a failure if the list ends before the total that the server has announced
 */
export function readMatching<T>(
  requestPage: RequestPage,
  read: (wire: unknown) => T | null,
  { keyOf, matches }: ItemMatch<T>,
): Promise<Outcome<T[]>> {
  return callOnline(
    async (api) => {
      const scan = new ListScan();
      const found = new Map<string | number, T>();
      for (;;) {
        const result = await requestPage(api, scan.page);
        if (!result.ok) return result;
        const { items, ignoredFilters } = readOnlinePage(result.value, 1, read, matches);
        for (const item of items) found.set(keyOf(item), item);
        const state = scan.addPage(
          result.value,
          items.map((item) => String(keyOf(item))),
        );
        if (state === 'complete' || ignoredFilters) return { ...result, value: [...found.values()] };
        if (state === 'incomplete')
          return { ok: false, requestedAt: result.requestedAt, problem: transportProblem('invalid-answer') };
      }
    },
    (items) => items,
  );
}
