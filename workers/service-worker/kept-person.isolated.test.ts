import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as module from './kept-person';

const NAME = 'cache::7:acme~ROLE_USER:1';
let store: Map<string, Response>;
let worker: typeof module;

/** Starts a new worker with an empty memory; only the stored entries remain. */
async function restart(): Promise<void> {
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
  await restart();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('no rows are shown before a page has reported who is signed in', async () => {
  expect(await worker.shownCache()).toBeNull();
});

test('the rows of a person are shown until the sign-in expires, even if the worker restarts', async () => {
  await worker.keepPerson({ cacheName: NAME, until: 5_000 });
  expect(await worker.shownCache()).toBe(NAME);
  await restart();
  expect(await worker.shownCache()).toBe(NAME);
  vi.setSystemTime(5_000);
  expect(await worker.shownCache()).toBeNull();
});

test('a clock that is set back does not show the rows of an expired sign-in again', async () => {
  await worker.keepPerson({ cacheName: NAME, until: 5_000 });
  vi.setSystemTime(5_000);
  expect(await worker.shownCache()).toBeNull();
  vi.setSystemTime(1_000);
  expect(await worker.shownCache()).toBeNull();
  await restart();
  expect(await worker.shownCache()).toBeNull();
});

test('after a sign-out no rows are shown', async () => {
  await worker.keepPerson({ cacheName: NAME, until: 5_000 });
  await worker.keepPerson({ cacheName: null, until: 0 });
  expect(await worker.shownCache()).toBeNull();
  await restart();
  expect(await worker.shownCache()).toBeNull();
});

test('a stored value in another format is ignored', async () => {
  store.set('/person', new Response('<html>'));
  expect(await worker.shownCache()).toBeNull();
});
