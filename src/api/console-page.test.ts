import { describe, expect, test } from 'vitest';
import type { CollectionPage } from './hydra';
import type { PageQuery } from './filters';
import { readConsolePage } from './console-page';

type Announcement = 'view' | 'total' | 'both' | 'neither';

/**
 * A server with a list of `count` numbers. It ignores the requested page size and always returns `size` numbers per
 * page.
 */
function server(count: number, size: number, announces: Announcement) {
  const all = Array.from({ length: count }, (_, index) => index);
  let requests = 0;
  const request = async ({ page }: PageQuery): Promise<CollectionPage> => {
    requests += 1;
    const members = all.slice((page - 1) * size, page * size);
    const hasView = announces === 'view' || announces === 'both';
    const view = hasView && (count > size || announces === 'view');
    return {
      requestedAt: 0,
      members,
      total: announces === 'view' || announces === 'neither' ? null : count,
      hasNext: view ? page * size < count : null,
    };
  };
  return { all, request, requests: () => requests };
}

async function readAll(request: (query: PageQuery) => Promise<CollectionPage>): Promise<unknown[]> {
  const read: unknown[] = [];
  for (let page = 1; page < 50; page += 1) {
    const { members, hasMore } = await readConsolePage(request, page);
    read.push(...members);
    if (!hasMore) return read;
  }
  throw new Error('the list never ends');
}

test.each([1, 12, 30])('a list of %i members on a server without pages is read once', async (count) => {
  const all = Array.from({ length: count }, (_, index) => ({ id: index }));
  const request = async (): Promise<CollectionPage> => ({ requestedAt: 0, members: all, total: null, hasNext: null });
  expect(await readConsolePage(request, 1)).toEqual({ members: all, total: null, hasMore: false });
});

describe.each<Announcement>(['view', 'total', 'both', 'neither'])(
  'a server that sends a view, a total, both or neither: %s',
  (announces) => {
    test.each([7, 20, 30, 45, 100])(
      'with %i members per page, every member is read once and in order, and reading stops at the end',
      async (size) => {
        for (const count of [0, 1, 19, 20, 21, 29, 30, 31, 60, 61, 95, 100, 205]) {
          const { all, request } = server(count, size, announces);
          expect(await readAll(request), `${count} members`).toEqual(all);
        }
      },
    );

    test('gets only the necessary requests if it respects the requested page size', async () => {
      const { request, requests } = server(95, 30, announces);
      await readConsolePage(request, 1);
      await readConsolePage(request, 2);
      // Without a view, the second page does not show the server's page size, so the first page is requested again. If
      // there is no total either, the next page must be requested to find out whether it exists.
      expect(requests()).toBe({ view: 2, both: 2, total: 3, neither: 5 }[announces]);
    });
  },
);
