import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { systemClock } from '@/lib/clock';
import { CacheDatabase } from '@/database/cache-database';
import { META_READ_LISTS, readMeta } from '@/database/cache-meta';
import { DraftsDatabase } from '@/database/drafts-database';
import type { EngineContext } from '../engine/engine-context';
import { BackendHealth } from '../engine/backend-health';
import { CacheWriter } from '../store/cache-writer';
import { reconcile } from './reconcile';

const COUNT = 130;
const members = (url: URL): unknown[] =>
  Array.from({ length: COUNT }, (_, index) => {
    const id = COUNT - index;
    if (/list_jobs|list_companies/.test(url.pathname)) return { code: `c${id}`, name: `C${id}` };
    if (url.pathname.endsWith('job_instances')) return { code: `c${id}`, label: `C${id}`, configuration: '{}' };
    return { id, label: `C${id}` };
  });

let cache: CacheDatabase;
let drafts: DraftsDatabase;
let asked: string[];

beforeEach(() => {
  asked = [];
  cache = new CacheDatabase(`reconcile-${crypto.randomUUID()}`);
  drafts = new DraftsDatabase(`reconcile-drafts-${crypto.randomUUID()}`);
});
afterEach(async () => {
  await cache.delete();
  await drafts.delete();
});

interface Page {
  rows: unknown[];
  rest?: object;
}

/**
 * Reads every list once.
 * @param cut returns the members of a page, and other fields of its response
 */
async function readAll(cut: (url: URL, page: number) => Page | Promise<Page>): Promise<void> {
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const url = new URL((input as Request).url);
    asked.push(url.pathname);
    const { rows, rest } = await cut(url, Number(url.searchParams.get('page') ?? '1'));
    const body = JSON.stringify({ 'hydra:member': rows, 'hydra:totalItems': COUNT, ...rest });
    return new Response(body, { headers: { 'Content-Type': 'application/ld+json' } });
  };
  const nothing = (): void => {};
  const context: EngineContext = {
    session: {
      user: { id: 1, email: 'ada@acme.test' },
      userId: null,
      superAdmin: true,
      administrate: true,
      clockOffsetMs: 0,
      windowDays: 90,
      windowRows: 100,
    } as unknown as EngineContext['session'],
    api: createConsoleApi({ baseUrl: 'http://backend.test', token: () => 'token', fetch }),
    clock: systemClock,
    cache,
    drafts,
    writer: new CacheWriter(cache, null),
    health: new BackendHealth(systemClock, nothing),
    tabs: () => ({ visible: true, watching: [] }),
    waitUntilAwake: async () => {},
    reportLatency: nothing,
    reportUnreadableRows: nothing,
    reportBackfill: nothing,
    reportSendingHeld: nothing,
    reportTask: nothing,
    onUnauthorized: nothing,
    onError: (_where, error) => {
      throw error;
    },
    announceSent: nothing,
    wake: nothing,
  };
  const task = reconcile(context);
  for (let turn = 0; turn < 500; turn += 1) {
    if ((await task.run(new AbortController().signal)) > 0) return;
  }
  throw new Error('the lists never end');
}

const counts = async () => ({
  instances: await cache.instances.count(),
  jobs: await cache.jobs.count(),
  companies: await cache.companies.count(),
  connections: await cache.connections.count(),
});
const ALL = { instances: COUNT, jobs: COUNT, companies: COUNT, connections: 3 * COUNT };

describe('more rows than fit on a page', () => {
  test.each([100, 30, 7])('every list is read to its end from a server that puts %i on a page', async (size) => {
    await readAll((url, page) => ({ rows: members(url).slice((page - 1) * size, page * size) }));
    expect(await counts()).toEqual(ALL);
    expect(asked).toHaveLength(6 * Math.ceil(COUNT / size));
  });

  test('every list is read to its end although one page is unreadable', async () => {
    await readAll((url, page) => {
      const rows = members(url).slice((page - 1) * 30, page * 30);
      return { rows: page === 2 ? rows.map(() => ({})) : rows };
    });
    expect(await counts()).toEqual({ instances: 100, jobs: 100, companies: 100, connections: 300 });
  });

  test('a list that most servers do not page is requested once if its response has no total', async () => {
    await readAll((url) => ({ rows: members(url), rest: { 'hydra:totalItems': undefined } }));
    expect(asked.filter((path) => path.includes('list_'))).toEqual(['/api/list_jobs', '/api/list_companies']);
    expect(await counts()).toEqual(ALL);
  });
});

test.each(['jobs', 'companies'] as const)('a row of the %s that a later request has written stays', async (table) => {
  const row = { code: 'c1', name: 'New', defaultConf: '{}', hasEventTrigger: false, connector: 'new' };
  await readAll(async (url) => {
    // The response with this list arrives after the response to a later request.
    if (url.pathname.endsWith(`list_${table}`)) {
      // Request times never go back, and another test of this process may have set its clock ahead.
      const origin = { requestedAt: Number.MAX_SAFE_INTEGER, singleRow: true };
      await new CacheWriter(cache, null).applyRows(table, [row], [], origin);
    }
    return { rows: members(url) };
  });
  expect(await cache[table].get('c1')).toEqual(row);
  expect(await counts()).toEqual(ALL);
});

describe('a list whose response has fewer rows than its total', () => {
  const readLists = async (): Promise<readonly string[]> => (await readMeta(cache, META_READ_LISTS)) ?? [];

  test('is requested again', async () => {
    let isBroken = true;
    await readAll((url) => {
      const rows = isBroken && url.pathname.endsWith('job_instances') ? [] : members(url);
      if (rows.length === 0) isBroken = false;
      return { rows };
    });
    expect(await counts()).toEqual(ALL);
    expect(await readLists()).toContain('instances');
  });

  test('does not count as read if it still lacks rows, and does not block the other lists', async () => {
    await readAll((url) => ({ rows: url.pathname.endsWith('job_instances') ? [] : members(url) }));
    expect(await counts()).toEqual({ ...ALL, instances: 0 });
    expect(await readLists()).toHaveLength(5);
    expect(await readLists()).not.toContain('instances');
  });
});
