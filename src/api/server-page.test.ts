import { describe, expect, test } from 'vitest';
import type { CollectionPage } from './hydra';
import type { PageQuery } from './filters';
import { readServerPage } from './server-page';

type Says = 'view' | 'total' | 'both';

/** A list of numbers behind a server that puts so many on a page, whatever it is asked for. */
function server(count: number, size: number, says: Says) {
  const all = Array.from({ length: count }, (_, index) => index);
  let requests = 0;
  const ask = async ({ page }: PageQuery): Promise<CollectionPage> => {
    requests += 1;
    const members = all.slice((page - 1) * size, page * size);
    const view = says !== 'total' && (count > size || says === 'view');
    return {
      asked: 0,
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

describe.each<Says>(['view', 'total', 'both'])('a server that says %s', (says) => {
  test.each([7, 20, 30, 45, 100])(
    'with %i on a page: every member once, in order, and the end is known',
    async (size) => {
      for (const count of [0, 1, 19, 20, 21, 29, 30, 31, 60, 61, 95, 100, 205]) {
        const { all, ask } = server(count, size, says);
        expect(await readAll(ask), `${count} members`).toEqual(all);
      }
    },
  );

  test('one that pages as it is asked costs one request a page', async () => {
    const { ask, requests } = server(95, 30, says);
    await readServerPage(ask, 1);
    await readServerPage(ask, 2);
    // One without a view does not tell whether its second page is full: the first one is asked once more.
    expect(requests()).toBe(says === 'total' ? 3 : 2);
  });
});
