import { PAGE_SIZE } from '@/lib/page-size';
import { sameValue } from '@/lib/same-value';
import type { Outcome } from '@/domain/problem';
import { outcomeOfWork, valueOrThrow, type ApiResult } from './api-failure';
import { isLastPage, type CollectionPage } from './hydra';
import type { PageQuery } from './filters';

/** One page as the console shows it: up to 30 members, taken from the server's pages, which may have another size. */
export interface ConsolePage {
  members: unknown[];
  total: number | null;
  hasMore: boolean;
}

/**
 * Reads a page of 30 members. If the server limits or ignores `itemsPerPage`, reads every server page that contains
 * some of these members.
 * @param request requests one page of the server
 * @param page the page of 30 members; the first is 1
 */
export async function readConsolePage(
  request: (query: PageQuery) => Promise<CollectionPage>,
  page: number,
): Promise<ConsolePage> {
  const requestPage = (number: number) => request({ page: number, itemsPerPage: PAGE_SIZE });
  const requested = await requestPage(page);
  const size = pageSize(requested, page) ?? pageSize(await requestPage(1), 1) ?? PAGE_SIZE;
  const first = (page - 1) * PAGE_SIZE;
  const start = Math.floor(first / size) + 1;
  const offset = first - (start - 1) * size;
  const members: unknown[] = [];
  let before: unknown[] | undefined;
  for (let number = start; ; number += 1) {
    const response = number === page ? requested : await requestPage(number);
    // If a page has neither a total nor a next link, only the page after it shows whether there are more members.
    const isUnknown = response.total === null && response.hasNext === null;
    // A server that ignores the page number sends the same list again.
    const isRepeated = isUnknown && sameValue(response.members, before);
    if (!isRepeated) members.push(...response.members);
    const ends = isRepeated || isLastPage(response, (number - 1) * size + response.members.length);
    before = response.members;
    const needed = offset + PAGE_SIZE + (isUnknown ? 1 : 0);
    if (!ends && members.length < needed) continue;
    const hasMore = !ends || members.length > offset + PAGE_SIZE;
    return { members: members.slice(offset, offset + PAGE_SIZE), total: response.total, hasMore };
  }
}

/**
 * Like `readConsolePage`, for calls that return an `ApiResult`. The outcome has neither a status nor a time, because it
 * may come from several requests.
 * @param page 1-based
 */
export function requestConsolePage(
  request: (query: PageQuery) => Promise<ApiResult<CollectionPage>>,
  page: number,
): Promise<Outcome<ConsolePage>> {
  return outcomeOfWork(() => readConsolePage(async (query) => valueOrThrow(await request(query)), page));
}

/**
 * The page size of the server, if it can be told from this page; else null.
 * @param number the number of this page, 1-based
 */
function pageSize({ members, hasNext, total }: CollectionPage, number: number): number | null {
  if (hasNext === true || members.length > PAGE_SIZE) return Math.max(1, members.length);
  const reached = (number - 1) * PAGE_SIZE + members.length;
  if (number > 1) return reached === total ? PAGE_SIZE : null;
  const isCut = hasNext === null && (total === null || total > reached);
  return isCut ? Math.max(1, members.length) : PAGE_SIZE;
}
