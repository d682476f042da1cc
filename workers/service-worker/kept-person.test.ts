import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from './kept-person';

const NAME = 'cache::7:acme~ROLE_USER:1';
let store: Map<string, Response>;
let worker: typeof module;

/** A worker that has just begun: it knows nothing but what is stored. */
async function begin(): Promise<void> {
  vi.resetModules();
  worker = await import('./kept-person');
}

beforeEach(async () => {
  vi.useFakeTimers({ now: 1_000 });
  store = new Map();
  const cache = {
    match: async (key: string) => store.get(key)?.clone(),
    put: async (key: string, answer: Response) => void store.set(key, answer),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  await begin();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no rows are shown before a page has said whose', async () => {
  expect(await worker.shownCache()).toBeNull();
});

test('the rows of who is signed in are shown until the sign-in expires, also by a worker that begins anew', async () => {
  await worker.keepPerson({ cacheName: NAME, until: 5_000 });
  expect(await worker.shownCache()).toBe(NAME);
  await begin();
  expect(await worker.shownCache()).toBe(NAME);
  vi.setSystemTime(5_000);
  expect(await worker.shownCache()).toBeNull();
});

test('after a sign-out no rows are shown', async () => {
  await worker.keepPerson({ cacheName: NAME, until: 5_000 });
  await worker.keepPerson({ cacheName: null, until: 0 });
  expect(await worker.shownCache()).toBeNull();
  await begin();
  expect(await worker.shownCache()).toBeNull();
});

test('what is stored in another form is not taken', async () => {
  store.set('/person', new Response('<html>'));
  expect(await worker.shownCache()).toBeNull();
});
