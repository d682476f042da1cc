import { describe, expect, test } from 'vitest';
import type { CollectionPage } from './hydra';
import type { PageQuery } from './filters';
import { readServerPage } from './server-page';

type Says = 'view' | 'total' | 'both';

/** A list of numbers on a server with a fixed page size that ignores the requested size. */
function server(count: number, size: number, says: Says) {
  const all = Array.from({ length: count }, (_, index) => index);
  let requests = 0;
  const ask = async ({ page }: PageQuery): Promise<CollectionPage> => {
    requests += 1;
    const members = all.slice((page - 1) * size, page * size);
    const view = says !== 'total' && (count > size || says === 'view');
    return {
      requestedAt: 0,
      members,
      total: says === 'view' ? null : count,
      hasNext: view ? page * size < count : null,
    };
  };
  return { all, ask, requests: () => requests };
}

async function readAll(ask: (query: PageQuery) => Promise<CollectionPage>): Promise<unknown[]> {
  const read: unknown[] = [];
  for (let page = 1; page < 50; page += 1) {
    const { members, hasMore } = await readServerPage(ask, page);
    read.push(...members);
    if (!hasMore) return read;
  }
  throw new Error('the list never ends');
}

describe.each<Says>(['view', 'total', 'both'])('a server that announces %s', (says) => {
  test.each([7, 20, 30, 45, 100])(
    'with %i members on a page: every member once, in order, with a known end',
    async (size) => {
      for (const count of [0, 1, 19, 20, 21, 29, 30, 31, 60, 61, 95, 100, 205]) {
        const { all, ask } = server(count, size, says);
        expect(await readAll(ask), `${count} members`).toEqual(all);
      }
    },
  );

  test('with the requested page size: one request per page', async () => {
    const { ask, requests } = server(95, 30, says);
    await readServerPage(ask, 1);
    await readServerPage(ask, 2);
    // Without a view, it is unknown whether the second page is full, so the first page is requested again.
    expect(requests()).toBe(says === 'total' ? 3 : 2);
  });
});
