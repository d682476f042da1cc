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

test('the part of an address is loaded, and no other', async () => {
  await preloadPart(routes, '/job_execution/17');
  expect(loaded).toEqual(['execution']);
});

test('a part that fails, and one that is there, are no trouble', async () => {
  await expect(preloadPart(routes, '/broken')).resolves.toBeUndefined();
  await expect(preloadPart(routes, '/shown')).resolves.toBeUndefined();
  expect(loaded).toEqual([]);
});

test('nothing is loaded while no service worker has the parts', async () => {
  vi.stubGlobal('navigator', { serviceWorker: { controller: null } });
  await preloadPart(routes, '/');
  vi.stubGlobal('navigator', {});
  await preloadPart(routes, '/');
  expect(loaded).toEqual([]);
});
