import type { BrowserContext } from 'playwright';
import { onOrigin } from '../../stage/cache-fill';

const PAGE_ROWS = 100;

/** Milliseconds for all pages of a fill, one after the other, read and thrown away. */
export function fetchAlone(browser: BrowserContext, url: string, rows: number): Promise<number> {
  return onOrigin(browser, url, (page) =>
    page.evaluate(
      async ({ pages, size }) => {
        const { token } = JSON.parse(localStorage.getItem('session') ?? '{}') as { token: string };
        const headers = { Authorization: `Bearer ${token}`, Accept: 'application/ld+json' };
        const begun = performance.now();
        for (let page = 1; page <= pages; page += 1) {
          const answer = await fetch(`/api/job_executions?order%5Bid%5D=desc&page=${page}&itemsPerPage=${size}`, {
            headers,
          });
          await answer.text();
        }
        return performance.now() - begun;
      },
      { pages: Math.ceil(rows / PAGE_ROWS), size: PAGE_ROWS },
    ),
  );
}

/** Milliseconds for putting the rows of a cache into a copy with the same indexes, a page's rows in a transaction. */
export function putAlone(browser: BrowserContext, url: string, cacheName: string): Promise<number> {
  return onOrigin(browser, url, (page) => page.evaluate(putCopies, { cacheName, size: PAGE_ROWS }));
}

async function putCopies({ cacheName, size }: { cacheName: string; size: number }): Promise<number> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const cache = await answer(indexedDB.open(cacheName));
  const from = cache.transaction('executions').objectStore('executions');
  const rows = (await answer(from.getAll())) as unknown[];
  const { keyPath } = from;
  const indexes = [...from.indexNames].map((name) => {
    const { keyPath, unique, multiEntry } = from.index(name);
    return { name, keyPath, unique, multiEntry };
  });
  cache.close();
  const opening = indexedDB.open('bench-puts');
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('executions', { keyPath });
    for (const { name, keyPath, unique, multiEntry } of indexes)
      store.createIndex(name, keyPath, { unique, multiEntry });
  });
  const copy = await answer(opening);
  const begun = performance.now();
  // Downwards, as they come.
  for (let end = rows.length; end > 0; end -= size) {
    const transaction = copy.transaction('executions', 'readwrite');
    const store = transaction.objectStore('executions');
    for (const row of rows.slice(Math.max(0, end - size), end).reverse()) store.put(row);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  }
  const took = performance.now() - begun;
  copy.close();
  indexedDB.deleteDatabase('bench-puts');
  return took;
}
