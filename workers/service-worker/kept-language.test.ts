import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from './kept-language';

let store: Map<string, Response> | undefined;
let worker: typeof module;

/** A worker that has just begun. */
async function begin(): Promise<void> {
  vi.resetModules();
  worker = await import('./kept-language');
}

beforeEach(async () => {
  store = new Map();
  vi.stubGlobal('navigator', { languages: ['de-CH', 'en-GB', 'fr'] });
  vi.stubGlobal('caches', {
    open: async () => {
      if (store === undefined) throw new Error('no storage');
      return {
        match: async (key: string) => store?.get(key)?.clone(),
        put: async (key: string, answer: Response) => void store?.set(key, answer),
      };
    },
  });
  await begin();
});

afterEach(() => vi.unstubAllGlobals());

test('before a page has told one it is the browser’s', async () => {
  expect(await worker.nextLanguage()).toBe('en');
});

test('what a page tells is kept beyond this worker’s life', async () => {
  await worker.keepLanguage('fr');
  expect(await worker.nextLanguage()).toBe('fr');
  await begin();
  expect(await worker.nextLanguage()).toBe('fr');
  await worker.keepLanguage('en');
  await begin();
  expect(await worker.nextLanguage()).toBe('en');
});

test('no other text is a language', async () => {
  await worker.keepLanguage('xx');
  expect(await worker.nextLanguage()).toBe('en');
  expect(store?.size).toBe(0);
});

test('where nothing can be read it is the browser’s, until it can', async () => {
  await worker.keepLanguage('fr');
  const kept = store;
  store = undefined;
  await begin();
  expect(await worker.nextLanguage()).toBe('en');
  store = kept;
  expect(await worker.nextLanguage()).toBe('fr');
});
