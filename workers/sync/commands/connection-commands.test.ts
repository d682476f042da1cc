import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/lib/api/console-api';
import { CacheDatabase } from '@/lib/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-api';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { readConnection, readConnections } from './connection-commands';

let cache: CacheDatabase;
let context: CommandContext;
let asked: URL[];
let answer: (url: URL) => Response;

beforeEach(() => {
  asked = [];
  cache = new CacheDatabase(`connections-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({
      baseUrl: 'http://backend.test',
      token: () => 'token',
      fetch: async (input) => {
        const url = new URL((input as Request).url);
        asked.push(url);
        return answer(url);
      },
    }),
    writer: new CacheWriter(cache, null),
    session: {} as SyncSession,
    poke: () => {},
    reportRejected: () => {},
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
  expect(await readConnections(context, { type: 'akeneo' })).toEqual({ ok: true, value: null });
  expect(asked.map(pageOf)).toEqual([1, 2]);
  expect(await keys()).toEqual(['akeneo/1', 'akeneo/2', 'akeneo/3']);
});

test('ends when a server sends the same page for ever, and gives a failure on', async () => {
  answer = () => page([1, 2], 900);
  await readConnections(context, { type: 'bynder' });
  expect(asked).toHaveLength(2);
  answer = () => json({}, 503);
  expect(await readConnections(context, { type: 'bynder' })).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await keys()).toEqual(['bynder/1', 'bynder/2']);
});

test('one connection is put, and removed only by its own answer', async () => {
  answer = () => json({ id: 5, label: 'Shop', shopUrl: 'acme.shop.example' });
  await readConnection(context, { type: 'shopify', id: 5 });
  expect(await cache.connections.get('shopify/5')).toMatchObject({ shopUrl: 'acme.shop.example' });
  answer = () => json({}, 500);
  expect(await readConnection(context, { type: 'shopify', id: 5 })).toMatchObject({ ok: false });
  expect(await keys()).toEqual(['shopify/5']);
  answer = () => json({}, 404);
  expect(await readConnection(context, { type: 'shopify', id: 5 })).toEqual({ ok: true, value: null });
  expect(await keys()).toEqual([]);
});
