import { afterEach, beforeEach, expect, test } from 'vitest';
import { createConsoleApi } from '@/api/console-api';
import { CacheDatabase } from '@/database/cache-database';
import { systemClock } from '@/lib/clock';
import { executionRow } from '@tests/support/execution-row';
import type { EngineContext } from '../engine/engine-context';
import { BackendHealth } from '../engine/backend-health';
import { CacheWriter } from '../store/cache-writer';
import { keepRunDetails } from './keep-run-details';

let cache: CacheDatabase;
let asked: string[];

beforeEach(() => {
  asked = [];
  cache = new CacheDatabase(`details-${crypto.randomUUID()}`);
});
afterEach(() => cache.delete());

function newTask() {
  const fetch = async (input: RequestInfo | URL): Promise<Response> => {
    const { pathname } = new URL((input as Request).url);
    asked.push(pathname);
    const id = Number(pathname.split('/').at(-1));
    const item = { id, status: 'error', errorMessage: 'gone', jobInstance: 'alpha', stepExecutions: [] };
    return new Response(JSON.stringify(item), { headers: { 'Content-Type': 'application/ld+json' } });
  };
  const nothing = (): void => {};
  const context = {
    session: { user: { id: 1 }, clockOffsetMs: 0 },
    api: createConsoleApi({ baseUrl: 'http://backend.test', token: () => 'token', fetch }),
    clock: systemClock,
    cache,
    writer: new CacheWriter(cache, null),
    health: new BackendHealth(systemClock, nothing),
    tabs: () => ({ visible: true, watching: [] }),
    reportUnreadableRows: nothing,
  } as unknown as EngineContext;
  const task = keepRunDetails(context);
  return () => task.run(new AbortController().signal);
}
const failed = (id: number) => executionRow(id, { status: 'error', createdAt: new Date().toISOString() });

test('the steps of the newest failure are read at once, even while older runs are being read', async () => {
  const run = newTask();
  expect(await run()).toBeLessThan(5_000);
  expect(asked).toEqual([]);
  await cache.executions.bulkPut([failed(1), failed(2)]);
  expect(await run()).toBeGreaterThan(10_000);
  expect(asked).toEqual(['/api/job_executions/2']);
  await run();
  expect(asked).toHaveLength(1);
});

test('if the steps of the newest failure are already stored, a new task sends no request at once', async () => {
  await cache.executions.put(failed(2));
  await newTask()();
  await newTask()();
  expect(asked).toHaveLength(1);
});
