import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { deleteInstance, fetchHistory } from './instance-commands';

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
    reportUnreadableRows: (rows) => {
      rejected += rows;
    },
    onUnauthorized: () => {},
  };
});
afterEach(async () => {
  vi.useRealTimers();
  await cache.delete();
});

const storedVersions = async () => (await cache.histories.get('x'))?.entries.map((entry) => entry.version);

test('only the first page of a history is stored', async () => {
  const numbers = Array.from({ length: 30 }, (_, index) => 32 - index);
  const newest = numbers.map((number) => version(number));
  answer = (url) => {
    const versions = url.searchParams.get('page') === '1' ? newest : [version(2), version(1)];
    return json({ 'hydra:member': versions, 'hydra:totalItems': 32 });
  };
  expect(await fetchHistory(context, { code: 'x', page: 1 })).toMatchObject({ ok: true, value: { hasMore: true } });
  expect(await storedVersions()).toEqual(numbers);
  await fetchHistory(context, { code: 'x', page: 2 });
  expect(await storedVersions()).toEqual(numbers);
});

test('a history has the time of its request, and the newest version first, whatever the server’s order', async () => {
  const requestedAt = Date.parse('2026-11-20T10:00:00Z');
  vi.useFakeTimers({ toFake: ['Date'], now: requestedAt });
  answer = () => {
    vi.setSystemTime(requestedAt + 20_000);
    return json([version(1), version(3), version(2)]);
  };
  const outcome = await fetchHistory(context, { code: 'x', page: 1 });
  expect(outcome.ok && outcome.value.items.map((entry) => entry.version)).toEqual([3, 2, 1]);
  expect(await storedVersions()).toEqual([3, 2, 1]);
  expect((await cache.histories.get('x'))?.readAt).toBe(requestedAt);
});

test('every version is read from a server that has small pages and does not link to the next page', async () => {
  const all = Array.from({ length: 35 }, (_, index) => version(35 - index));
  answer = (url) => {
    const end = Number(url.searchParams.get('page')) * 10;
    return json({ 'hydra:member': all.slice(end - 10, end), 'hydra:totalItems': '35' });
  };
  const read = [];
  for (const page of [1, 2]) {
    const outcome = await fetchHistory(context, { code: 'x', page });
    read.push(...(outcome.ok ? outcome.value.items : []));
  }
  expect(read.map((entry) => entry.version)).toEqual(all.map((entry) => entry.version));
});

test('an empty PHP map means no changes; an entry without a version is skipped and counted', async () => {
  answer = () => json({ member: [version(2, []), { username: 'a@b.c' }, version(1, { label: { new: 'A' } })] });
  await fetchHistory(context, { code: 'x', page: 1 });
  expect((await cache.histories.get('x'))?.entries.map(({ changeSet }) => changeSet)).toEqual([
    {},
    { label: { old: null, new: 'A' } },
  ]);
  expect(rejected).toBe(1);
});

test('a failure keeps the stored history; deleting the instance removes it', async () => {
  answer = () => json([version(1)]);
  await fetchHistory(context, { code: 'x', page: 1 });
  answer = () => json({}, 500);
  expect(await fetchHistory(context, { code: 'x', page: 1 })).toMatchObject({ ok: false, problem: { status: 500 } });
  expect(await storedVersions()).toEqual([1]);
  answer = () => json({ title: 'An error occurred' }, 404);
  await deleteInstance(context, { code: 'x' });
  expect(await storedVersions()).toBeUndefined();
});
