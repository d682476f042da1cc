import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { deleteInstance, readHistory } from './instance-commands';

let cache: CacheDatabase;
let context: CommandContext;
let answer: (url: URL) => Response;
let rejected: number;

const json = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/ld+json' } });
const version = (number: number, changeSet: unknown = {}) => ({
  version: number,
  username: null,
  loggedAt: '2026-11-20T10:00:00+00:00',
  changeSet,
});

beforeEach(() => {
  rejected = 0;
  cache = new CacheDatabase(`instances-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({
      baseUrl: 'http://backend.test',
      token: () => 'token',
      fetch: async (input) => answer(new URL((input as Request).url)),
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

const storedVersions = async () => (await cache.histories.get('x'))?.entries.map((entry) => entry.version);

test('only the first page of a history is stored', async () => {
  answer = (url) => {
    const page = url.searchParams.get('page');
    return json({ 'hydra:member': page === '1' ? [version(32), version(31)] : [version(2)], 'hydra:totalItems': 32 });
  };
  expect(await readHistory(context, { code: 'x', page: 1 })).toMatchObject({ ok: true, value: { hasMore: true } });
  expect(await storedVersions()).toEqual([32, 31]);
  await readHistory(context, { code: 'x', page: 2 });
  expect(await storedVersions()).toEqual([32, 31]);
});

test('an empty PHP map means no changes; an entry without a version is skipped and counted', async () => {
  answer = () => json({ member: [version(2, []), { username: 'a@b.c' }, version(1, { label: { new: 'A' } })] });
  await readHistory(context, { code: 'x', page: 1 });
  expect((await cache.histories.get('x'))?.entries.map(({ changeSet }) => changeSet)).toEqual([
    {},
    { label: { old: null, new: 'A' } },
  ]);
  expect(rejected).toBe(1);
});

test('a failure keeps the stored history; deleting the instance removes it', async () => {
  answer = () => json([version(1)]);
  await readHistory(context, { code: 'x', page: 1 });
  answer = () => json({}, 500);
  expect(await readHistory(context, { code: 'x', page: 1 })).toMatchObject({ ok: false, problem: { status: 500 } });
  expect(await storedVersions()).toEqual([1]);
  answer = () => json({}, 404);
  await deleteInstance(context, { code: 'x' });
  expect(await storedVersions()).toBeUndefined();
});
