import type { BrowserContext } from 'playwright';
import { runOnOrigin } from '../../stage/cache-fill';

const PAGE_ROWS = 100;

/** The milliseconds that it takes to fetch all pages of a fill, one after the other, without storing them. */
export function timeFetches(browser: BrowserContext, url: string, rows: number): Promise<number> {
  return runOnOrigin(browser, url, (page) =>
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

/** The key path and the indexes of the executions in a cache, with some sample rows. */
export interface StoreSample {
  keyPath: string | string[] | null;
  indexes: { name: string; keyPath: string | string[]; unique: boolean; multiEntry: boolean }[];
  samples: { id: number }[];
}

/** Reads from a filled cache what `timePuts` needs. */
export function readStoreSample(browser: BrowserContext, url: string, cacheName: string): Promise<StoreSample> {
  return runOnOrigin(browser, url, (page) => page.evaluate(readSample, { cacheName, most: PAGE_ROWS }));
}

/**
 * The milliseconds that it takes to put `rows` rows into a store with the indexes of the sample, one page per
 * transaction.
 */
export function timePuts(browser: BrowserContext, url: string, sample: StoreSample, rows: number): Promise<number> {
  return runOnOrigin(browser, url, (page) => page.evaluate(putRows, { sample, rows, size: PAGE_ROWS }));
}

async function readSample({ cacheName, most }: { cacheName: string; most: number }): Promise<StoreSample> {
  const answer = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('IndexedDB')));
    });
  const cache = await answer(indexedDB.open(cacheName));
  const store = cache.transaction('executions').objectStore('executions');
  const { keyPath } = store;
  const indexes = [...store.indexNames].map((name) => {
    const { keyPath, unique, multiEntry } = store.index(name);
    return { name, keyPath, unique, multiEntry };
  });
  const samples = (await answer(store.getAll(null, most))) as { id: number }[];
  cache.close();
  return { keyPath, indexes, samples };
}

async function putRows({ sample, rows, size }: { sample: StoreSample; rows: number; size: number }): Promise<number> {
  const { keyPath, indexes, samples } = sample;
  const opening = indexedDB.open('bench-puts');
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore('executions', { keyPath });
    for (const { name, keyPath, unique, multiEntry } of indexes)
      store.createIndex(name, keyPath, { unique, multiEntry });
  });
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const copy = opening.result;
  // The rows are created before the measurement starts, newest first as in a fill.
  const all = Array.from({ length: rows }, (_, place) => {
    const id = rows - place;
    return { ...samples[id % samples.length], id };
  });
  const begun = performance.now();
  for (let start = 0; start < rows; start += size) {
    const transaction = copy.transaction('executions', 'readwrite');
    const store = transaction.objectStore('executions');
    for (const row of all.slice(start, start + size)) store.put(row);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  }
  const took = performance.now() - begun;
  copy.close();
  return took;
}
