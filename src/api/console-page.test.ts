import { describe, expect, test } from 'vitest';
import type { CollectionPage } from './hydra';
import type { PageQuery } from './filters';
import { readConsolePage } from './console-page';

type Announcement = 'view' | 'total' | 'both' | 'neither';

/** A list of numbers on a server with a fixed page size that ignores the requested size. */
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

describe.each<Announcement>(['view', 'total', 'both', 'neither'])('a server that announces %s', (announces) => {
  test.each([7, 20, 30, 45, 100])(
    'with %i members a page, every member is read once and in order, and the end is known',
    async (size) => {
      for (const count of [0, 1, 19, 20, 21, 29, 30, 31, 60, 61, 95, 100, 205]) {
        const { all, request } = server(count, size, announces);
        expect(await readAll(request), `${count} members`).toEqual(all);
      }
    },
  );

  test('gets one request per page if it respects the requested page size', async () => {
    const { request, requests } = server(95, 30, announces);
    await readConsolePage(request, 1);
    await readConsolePage(request, 2);
    // Without a view, it is unknown whether the second page is full, so the first page is requested again.
    // Without a total either, only the next page tells whether there is one.
    expect(requests()).toBe({ view: 2, both: 2, total: 3, neither: 5 }[announces]);
  });
});
