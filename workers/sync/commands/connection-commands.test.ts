import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { fetchConnection, fetchConnections } from './connection-commands';

let cache: CacheDatabase;
let context: CommandContext;
let requested: URL[];
let answer: (url: URL) => Response;

beforeEach(() => {
  requested = [];
  cache = new CacheDatabase(`connections-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({
      baseUrl: 'http://backend.test',
      token: () => 'token',
      fetch: async (input) => {
        const url = new URL((input as Request).url);
        requested.push(url);
        return answer(url);
      },
    }),
    cache,
    writer: new CacheWriter(cache, null),
    session: {} as SyncSession,
    wake: () => {},
    reportUnreadableRows: () => {},
    onUnauthorized: () => {},
  };
});
afterEach(() => cache.delete());

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });
const pageOf = (url: URL): number => Number(url.searchParams.get('page'));
const page = (ids: number[], total: number): Response =>
  json({ 'hydra:member': ids.map((id) => ({ id, label: `C${id}` })), 'hydra:totalItems': total });
const keys = async () => (await cache.connections.toCollection().primaryKeys()).map(String).sort();

test('reads page after page until the total is reached', async () => {
  answer = (url) => page([[3, 2], [1]][pageOf(url) - 1] ?? [], 3);
  expect(await fetchConnections(context, { type: 'akeneo' })).toEqual({ ok: true, value: null });
  expect(requested.map(pageOf)).toEqual([1, 2]);
  expect(await keys()).toEqual(['akeneo/1', 'akeneo/2', 'akeneo/3']);
});

describe('more connections than fit on a page', () => {
  const all = Array.from({ length: 130 }, (_, index) => 130 - index);
  const next = (url: URL, pageSize: number, rows: readonly number[]) =>
    pageOf(url) * pageSize < rows.length ? { 'hydra:next': '?' } : {};
  const wire = (ids: readonly number[]) => ids.map((id) => ({ id, label: `C${id}` }));
  const cut = (url: URL, pageSize: number, rows: readonly number[]) =>
    wire(rows.slice((pageOf(url) - 1) * pageSize, pageOf(url) * pageSize));

  test.each([100, 30, 10, 1])('are all read from a server that puts %i on a page', async (pageSize) => {
    answer = (url) => json({ 'hydra:member': cut(url, pageSize, all), 'hydra:totalItems': all.length });
    await fetchConnections(context, { type: 'akeneo' });
    expect(await keys()).toHaveLength(130);
    expect(requested).toHaveLength(Math.ceil(130 / pageSize));
    expect(requested[0]?.searchParams.get('itemsPerPage')).toBe('100');
  });

  test('are all read when the server sends no total but a link to the next page', async () => {
    answer = (url) => json({ 'hydra:member': cut(url, 30, all), 'hydra:view': next(url, 30, all) });
    await fetchConnections(context, { type: 'bynder' });
    expect(await keys()).toHaveLength(130);
    expect(requested).toHaveLength(5);
  });

  test('are all read up to the empty page when the server sends neither a total nor a link', async () => {
    answer = (url) => json({ 'hydra:member': cut(url, 30, all) });
    await fetchConnections(context, { type: 'bynder' });
    expect(await keys()).toHaveLength(130);
  });

  test('are all read even if new connections move known ones to the next page', async () => {
    answer = (url) => {
      const rows = pageOf(url) === 1 ? all : [...Array.from({ length: 30 }, (_, index) => 200 - index), ...all];
      return json({ 'hydra:member': cut(url, 30, rows), 'hydra:view': next(url, 30, rows) });
    };
    await fetchConnections(context, { type: 'shopify' });
    expect((await keys()).filter((key) => Number(key.split('/')[1]) <= 130)).toHaveLength(130);
  });

  test('are read from the other pages when a whole page is unreadable', async () => {
    answer = (url) => {
      const members = cut(url, 10, all);
      return json({
        'hydra:member': pageOf(url) === 2 ? members.map(({ label }) => ({ label })) : members,
        'hydra:totalItems': all.length,
      });
    };
    await fetchConnections(context, { type: 'akeneo' });
    expect(await keys()).toHaveLength(120);
  });
});

test('reading ends when the server sends the same page again and again, and a failure is passed on', async () => {
  answer = () => page([1, 2], 900);
  await fetchConnections(context, { type: 'bynder' });
  expect(requested).toHaveLength(4);
  answer = () => json({}, 503);
  expect(await fetchConnections(context, { type: 'bynder' })).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await keys()).toEqual(['bynder/1', 'bynder/2']);
});

test('a connection that is read is stored, and removed if the server says that it is gone', async () => {
  answer = () => json({ id: 5, label: 'Shop', shopUrl: 'acme.shop.example' });
  await fetchConnection(context, { type: 'shopify', id: 5 });
  expect(await cache.connections.get('shopify/5')).toMatchObject({ shopUrl: 'acme.shop.example' });
  answer = () => json({}, 500);
  expect(await fetchConnection(context, { type: 'shopify', id: 5 })).toMatchObject({ ok: false });
  expect(await keys()).toEqual(['shopify/5']);
  answer = () => json({ title: 'An error occurred' }, 404);
  expect(await fetchConnection(context, { type: 'shopify', id: 5 })).toEqual({ ok: true, value: null });
  expect(await keys()).toEqual([]);
});
