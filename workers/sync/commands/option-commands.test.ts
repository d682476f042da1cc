import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import type { SyncSession } from '@workers/protocol/sync-session';
import { CacheWriter } from '../store/cache-writer';
import type { CommandContext } from './command-context';
import { fetchCompany, fetchOptions } from './option-commands';

let cache: CacheDatabase;
let context: CommandContext;
let answer: (path: string) => Response;

beforeEach(() => {
  cache = new CacheDatabase(`options-${crypto.randomUUID()}`);
  context = {
    api: createConsoleApi({
      baseUrl: 'http://backend.test',
      token: () => 'token',
      fetch: async (input) => answer(new URL((input as Request).url).pathname),
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

test('the jobs and the companies of the server are stored in the cache', async () => {
  const lists: Record<string, unknown[]> = {
    '/api/list_jobs': [{ code: 'dummy', defaultConf: '{}' }],
    '/api/list_companies': [
      { code: 'acme', name: 'Acme' },
      { code: 'globex', name: 'Globex' },
    ],
  };
  answer = (path) => json({ 'hydra:member': lists[path] ?? [], 'hydra:totalItems': lists[path]?.length ?? 0 });
  expect(await fetchOptions(context, { list: 'jobs' })).toEqual({ ok: true, value: { count: 1 } });
  expect(await fetchOptions(context, { list: 'companies' })).toEqual({ ok: true, value: { count: 2 } });
  expect(await cache.jobs.toCollection().primaryKeys()).toEqual(['dummy']);
  expect(await cache.companies.toCollection().primaryKeys()).toEqual(['acme', 'globex']);
});

test('an empty list returns count 0, a failure returns its problem, and neither writes anything', async () => {
  answer = () => json({ 'hydra:member': [], 'hydra:totalItems': 0 });
  expect(await fetchOptions(context, { list: 'jobs' })).toEqual({ ok: true, value: { count: 0 } });
  answer = () => json({}, 503);
  expect(await fetchOptions(context, { list: 'companies' })).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await cache.jobs.count()).toBe(0);
});

test('a company that was created, renamed or deleted is stored, replaced or removed', async () => {
  answer = () => json({ code: 'umbrella', name: 'Umbrella', userCount: 0 });
  expect(await fetchCompany(context, { code: 'umbrella' })).toEqual({ ok: true, value: null });
  answer = () => json({ code: 'umbrella', name: 'Umbrella Ltd' });
  await fetchCompany(context, { code: 'umbrella' });
  expect(await cache.companies.toArray()).toEqual([{ code: 'umbrella', name: 'Umbrella Ltd' }]);
  answer = () => json({}, 503);
  expect(await fetchCompany(context, { code: 'umbrella' })).toMatchObject({ ok: false, problem: { status: 503 } });
  expect(await cache.companies.count()).toBe(1);
  answer = () => json({ title: 'An error occurred' }, 404);
  expect(await fetchCompany(context, { code: 'umbrella' })).toEqual({ ok: true, value: null });
  expect(await cache.companies.count()).toBe(0);
});
