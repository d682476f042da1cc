import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { readMetafieldKeys } from './metafield-commands';

let cache: CacheDatabase;
let context: CommandContext;
let requested: string[];
let rejected: number;
let answer: () => Response;

beforeEach(() => {
  requested = [];
  rejected = 0;
  cache = new CacheDatabase(`metafields-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({
      baseUrl: 'http://backend.test',
      token: () => 'token',
      fetch: async (input) => {
        requested.push((input as Request).url);
        return answer();
      },
    }),
    cache,
    writer: new CacheWriter(cache, null),
    session: {} as SyncSession,
    wake: () => {},
    reportRejected: (rows) => {
      rejected += rows;
    },
    onUnauthorized: () => {},
  };
});
afterEach(() => cache.delete());

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
const read = () => readMetafieldKeys(context, { connectionId: 13, owner: 'PRODUCTVARIANT' });
const storedKeys = async () => (await cache.metafieldKeys.get('13/PRODUCTVARIANT'))?.keys;
const SKU = { key: 'custom.sku', name: 'SKU' };

test('requests the keys of one owner type and stores them', async () => {
  answer = () => json([SKU, { key: 'custom.ean' }]);
  expect(await read()).toEqual({ ok: true, value: null });
  expect(requested).toEqual(['http://backend.test/shopify_connections/13/data/metafieldKeys?ownerType=PRODUCTVARIANT']);
  expect(await storedKeys()).toEqual([SKU, { key: 'custom.ean', name: null }]);
});

test('a collection is accepted too; a row without a key is skipped and counted', async () => {
  answer = () => json({ 'hydra:member': [{ name: 'no key' }, SKU] });
  await read();
  expect(await storedKeys()).toEqual([SKU]);
  expect(rejected).toBe(1);
});

test('a failure or an invalid response leaves the stored keys as they are', async () => {
  answer = () => json([SKU]);
  await read();
  answer = () => json({}, 502);
  expect(await read()).toMatchObject({ ok: false, problem: { status: 502 } });
  answer = () => json({ items: [] });
  expect(await read()).toMatchObject({ ok: false, problem: { kind: 'invalid-answer' } });
  expect(await storedKeys()).toEqual([SKU]);
});
