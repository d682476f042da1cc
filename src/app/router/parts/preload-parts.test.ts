import { beforeEach, expect, test, vi } from 'vitest';
import { preloadPart } from './preload-parts';

const loaded: string[] = [];
const part = (name: string) => ({ lazy: async () => (loaded.push(name), { Component: () => null }) });
const failing = { lazy: () => Promise.reject(new Error('Failed to fetch dynamically imported module')) };

const routes = [
  {
    children: [
      { path: '/', ...part('dashboard') },
      { path: '/job_execution/:id', ...part('execution') },
      { path: '/broken', ...failing },
      { path: '/shown', element: null },
      { path: '*', ...part('unknown') },
    ],
  },
];

beforeEach(() => {
  loaded.length = 0;
  vi.stubGlobal('navigator', { serviceWorker: { controller: {} } });
});

test('only the code of the URL’s screen is loaded', async () => {
  await preloadPart(routes, '/job_execution/17');
  expect(loaded).toEqual(['execution']);
});

test('code that fails to load or is already loaded causes no error', async () => {
  await expect(preloadPart(routes, '/broken')).resolves.toBeUndefined();
  await expect(preloadPart(routes, '/shown')).resolves.toBeUndefined();
  expect(loaded).toEqual([]);
});

test('nothing is loaded without a service worker', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  await preloadPart(routes, '/');
  vi.stubGlobal('navigator', {});
  await preloadPart(routes, '/');
  expect(loaded).toEqual([]);
});
