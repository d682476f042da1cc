import { PAGE_SIZE } from '@/lib/page-size';
import { isLastPage, type CollectionPage } from './hydra';
import type { PageQuery } from './filters';

/** One page of 30, of a list whose server may page as it likes. */
export interface ServerPage {
  members: unknown[];
  total: number | null;
  hasMore: boolean;
}

/**
 * Reads a page of 30 members. A server that caps or ignores `itemsPerPage` is asked for those of its own pages in which
 * the 30 lie.
 * @param ask reads one page of the server
 */
export async function readServerPage(
  ask: (query: PageQuery) => Promise<CollectionPage>,
  page: number,
): Promise<ServerPage> {
  const askFor = (number: number) => ask({ page: number, itemsPerPage: PAGE_SIZE });
  const asked = await askFor(page);
  const size = pageSize(asked, page) ?? pageSize(await askFor(1), 1) ?? PAGE_SIZE;
  const first = (page - 1) * PAGE_SIZE;
  const start = Math.floor(first / size) + 1;
  const offset = first - (start - 1) * size;
  const members: unknown[] = [];
  for (let number = start; ; number += 1) {
    const answer = number === page ? asked : await askFor(number);
    members.push(...answer.members);
    const ends = isLastPage(answer, (number - 1) * size + answer.members.length);
    if (!ends && members.length < offset + PAGE_SIZE) continue;
    const hasMore = !ends || members.length > offset + PAGE_SIZE;
    return { members: members.slice(offset, offset + PAGE_SIZE), total: answer.total, hasMore };
  }
}

/** How many members the server puts on a page, as far as this one tells; null when another one must. */
function pageSize({ members, hasNext, total }: CollectionPage, number: number): number | null {
  if (hasNext === true || members.length > PAGE_SIZE) return Math.max(1, members.length);
  const reached = (number - 1) * PAGE_SIZE + members.length;
  if (number > 1) return reached === total ? PAGE_SIZE : null;
  const isCut = hasNext === null && total !== null && total > reached;
  return isCut ? Math.max(1, members.length) : PAGE_SIZE;
}
