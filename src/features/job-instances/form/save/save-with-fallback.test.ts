import { IDBObjectStore } from 'fake-indexeddb';
import { afterEach, expect, test, vi } from 'vitest';
import { DraftEditor } from '@/data/drafts/draft-editor';
import type { Databases } from '@/data/sync/databases';
import { StorageFallback } from '@/data/sync/storage-fallback';
import { CacheDatabase } from '@/database/cache-database';
import { isStorageError, type DatabaseStore } from '@/database/database-store';
import { DraftsDatabase } from '@/database/drafts-database';
import { createMemoryStore } from '@/database/memory-store';
import { saveWithFallback } from './save-with-fallback';

const OWNER = { backendUrl: '', userKey: '1', scope: '' };
const opened: Databases[] = [];

afterEach(async () => {
  vi.restoreAllMocks();
  for (const { cache, drafts } of opened.splice(0)) await Promise.all([cache.delete(), drafts.delete()]);
});

function open(store?: DatabaseStore): Databases {
  const databases = {
    owner: OWNER,
    cache: new CacheDatabase('cache:s', store),
    drafts: new DraftsDatabase('drafts:s', store),
  };
  opened.push(databases);
  return databases;
}

/** The storage fallback of a page: reopens the databases, restarts the worker, then (asynchronously) uses memory. */
function pageWithFallback() {
  const steps: string[] = [];
  let current = open();
  let settled: Promise<void> = Promise.resolve();
  const replace = (step: string, store?: DatabaseStore): void => {
    steps.push(step);
    current.cache.close();
    current.drafts.close();
    current = open(store);
  };
  const fallback = new StorageFallback({
    reopen: () => replace('reopened'),
    lose: () => replace('lost'),
    restartWorker: () => replace('worker'),
    goToMemory() {
      settled = new Promise<void>((resolve) => setImmediate(resolve)).then(() =>
        replace('memory', createMemoryStore()),
      );
    },
  });
  const editor = new DraftEditor(current, { draftId: 'new-1' }, wake, (error, of) => {
    if (isStorageError(error) && of.cache === current.cache) fallback.handleFailure('page');
  });
  return { editor, steps, storage: { current: () => current, settled: async () => settled }, current: () => current };
}

const wake = vi.fn<() => void>();

/** Makes the first `times` writes to the table of drafts fail. */
function failWrites(times: number, error: () => Error): void {
  const { put } = IDBObjectStore.prototype;
  let left = times;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...args) {
    if (this.name !== 'drafts' || left === 0) return put.apply(this, args);
    left -= 1;
    throw error();
  });
}

const full = (): Error => new DOMException('full', 'QuotaExceededError');

async function saveAfter(failures: number, error = full) {
  const page = pageWithFallback();
  failWrites(failures, error);
  page.editor.edit({ label: 'Mine' });
  const result = await saveWithFallback(page.editor, page.storage);
  const stored = await page.current().drafts.drafts.toArray();
  return { result, steps: page.steps, stored: stored.map(({ state, value }) => [state, value.label]) };
}

test.each([
  [0, []],
  [1, ['reopened']],
  [2, ['reopened', 'worker']],
  [3, ['reopened', 'worker', 'memory']],
])('a Save whose storage fails %i times is written after the fallback', async (failures, steps) => {
  expect(await saveAfter(failures)).toEqual({ result: 'ready', steps, stored: [['ready', 'Mine']] });
});

test('a Save fails if the storage keeps failing, and after an error that is not a storage error', async () => {
  expect(await saveAfter(Infinity)).toEqual({ result: 'failed', steps: ['reopened', 'worker', 'memory'], stored: [] });
  expect(await saveAfter(1, () => new Error('a programming error'))).toMatchObject({ result: 'failed', steps: [] });
});
