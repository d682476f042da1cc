import { PAGE_SIZE } from '../lib/page-size';
import { cacheFacts, unfilteredPage, type CachedPage } from './cached-page';
import { META_FILL, META_TOTAL } from './cache-meta';
import { DEXIE_STEP } from './cache-schema';
import { ALL_EXECUTIONS } from './counter-keys';
import type { ExecutionRow } from '@/domain/execution';

/** Id of the element in which the service worker embeds the page in the tracker's document. */
export const PRELOADED_PAGE_ID = 'preloaded-page';

/** The newest page of the tracker, preloaded before the console has loaded (decision 014). */
export interface PreloadedPage {
  /** The database of the rows. */
  cacheName: string;
  page: CachedPage;
}

/**
 * Responses to the requests that the page sends when the console is opened for the first time in this browser, while
 * its files load. They never reject.
 */
export interface FirstResponses {
  /** The text of `/config.json`; null if there is no usable response. */
  config: Promise<string | null>;
  /** The newest executions, as the server sends them for this token; null if they were not requested. */
  executions: { token: string; body: Promise<unknown> } | null;
}

/** What the first-paint scripts leave for the console. */
export interface FirstPaint {
  /** The token of the user whose tracker is painted; null on other screens. */
  token: string | null;
  /** Null on later visits. */
  responses: FirstResponses | null;
  /** Resolves when the rows are in the document, or when there is nothing to paint. */
  settled: Promise<void>;
  /** The painted rows of the cache; null if there are none, or after the console has taken them over. */
  preloaded: PreloadedPage | null;
}

declare global {
  /** Undefined if the first-paint script did not run. */
  var firstPaint: FirstPaint | undefined;
}

/**
 * Reads the newest page of a cache without Dexie, which has not loaded yet. Never creates or upgrades a database.
 * Rejects when the database does not exist, was created by a newer build, or cannot be read.
 */
export async function readPreloadedPage(cacheName: string): Promise<PreloadedPage> {
  const database = await openExisting(cacheName);
  try {
    if (database.version > DEXIE_STEP) throw new Error('the cache was created by a newer version');
    const transaction = database.transaction(['executions', 'counters', 'meta']);
    const store = (name: string): IDBObjectStore => transaction.objectStore(name);
    const reading = Promise.all([
      readNewest(store('executions')),
      resultOf<{ count?: unknown } | undefined>(store('counters').get(ALL_EXECUTIONS)),
      resultOf<{ value?: unknown } | undefined>(store('meta').get(META_TOTAL)),
      resultOf<{ value?: unknown } | undefined>(store('meta').get(META_FILL)),
    ]);
    // The explicit commit ends the transaction even if this page is left meanwhile (decision 021).
    transaction.commit();
    const [rows, all, total, fill] = await reading;
    return { cacheName, page: unfilteredPage(cacheFacts(all?.count, total?.value, fill?.value), rows, 0) };
  } finally {
    database.close();
  }
}

function openExisting(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  // This event means that the database does not exist. Aborting prevents its creation.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return resultOf(request);
}

/**
 * Uses the options of `getAll`. Browsers that support them also have `getAllRecords`; in others this rejects, and the
 * console itself shows the first rows.
 */
async function readNewest(store: IDBObjectStore): Promise<ExecutionRow[]> {
  if (!('getAllRecords' in store)) throw new Error('getAllRecords is not supported');
  return resultOf(store.getAll({ direction: 'prev', count: PAGE_SIZE } as unknown as IDBKeyRange));
}

function resultOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', (event) => {
      event.preventDefault();
      reject(request.error);
    });
  });
}
