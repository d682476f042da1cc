import { PAGE_SIZE } from '../lib/page-size';
import { cacheFacts, unfilteredPage, type CachedPage } from './cached-page';
import { META_FILL, META_TOTAL } from './cache-meta';
import { DEXIE_STEP } from './cache-schema';
import { ALL_EXECUTIONS } from './counter-keys';
import type { ExecutionRow } from '@/domain/execution';

/** The element in which the service worker adds the page to the tracker's document. */
export const EARLY_PAGE_ID = 'early-page';

/** The newest page of the tracker, read before the console has loaded (decision 014). */
export interface EarlyPage {
  /** The database that it was read from. */
  cacheName: string;
  page: CachedPage;
}

/** What the scripts that run before the console leave for it. */
export interface FirstPaint {
  /** Resolves when the page is in the document, or when it is clear that there is nothing to paint. */
  settled: Promise<void>;
  early: EarlyPage | null;
}

declare global {
  /** Absent where the first-paint script did not run. */
  var firstPaint: FirstPaint | undefined;
}

/**
 * Reads the newest page of a cache without the database library, which is not there yet. It never makes or upgrades a
 * database. Rejects when there is none, when a newer build has made it, or when it cannot be read.
 */
export async function readEarlyPage(cacheName: string): Promise<EarlyPage> {
  const database = await openExisting(cacheName);
  try {
    if (database.version > DEXIE_STEP) throw new Error('the cache was created by a newer version');
    const transaction = database.transaction(['executions', 'counters', 'meta']);
    const store = (name: string): IDBObjectStore => transaction.objectStore(name);
    const reading = Promise.all([
      readNewest(store('executions')),
      answerOf<{ count?: unknown } | undefined>(store('counters').get(ALL_EXECUTIONS)),
      answerOf<{ value?: unknown } | undefined>(store('meta').get(META_TOTAL)),
      answerOf<{ value?: unknown } | undefined>(store('meta').get(META_FILL)),
    ]);
    // It ends without this page, should that be left meanwhile (decision 021).
    transaction.commit();
    const [rows, all, total, fill] = await reading;
    return { cacheName, page: unfilteredPage(cacheFacts(all?.count, total?.value, fill?.value), rows, 0) };
  } finally {
    database.close();
  }
}

function openExisting(name: string): Promise<IDBDatabase> {
  const request = indexedDB.open(name);
  // There is none: what is about to be made must not stay.
  request.addEventListener('upgradeneeded', () => request.transaction?.abort());
  return answerOf(request);
}

/** Rejects in browsers that cannot read backwards in one go: there the console itself shows the first rows. */
async function readNewest(store: IDBObjectStore): Promise<ExecutionRow[]> {
  if (!('getAllRecords' in store)) throw new Error('getAllRecords is not supported');
  return answerOf(store.getAll({ direction: 'prev', count: PAGE_SIZE } as unknown as IDBKeyRange));
}

function answerOf<T>(request: IDBRequest): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', (event) => {
      event.preventDefault();
      reject(request.error);
    });
  });
}
