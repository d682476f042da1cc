import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { CacheDatabase } from '@/database/cache-database';
import { counterKeysOf } from '@/database/counter-keys';
import type { ExecutionRow } from '@/domain/execution';
import { readExecutionPage } from './read-execution-page';
import { matchesExecution } from './read-matching';
import { executionRow } from '@tests/support/execution-row';

const START = Date.parse('2026-11-20T10:00:00Z');

const execution = (id: number): ExecutionRow =>
  executionRow(id, {
    status: ['success', 'error', 'warning'][id % 3] ?? 'success',
    createdAt: new Date(START + id * 60_000).toISOString(),
    instanceCode: `instance-${id % 4}`,
    jobCode: 'dummy',
    type: (['full', 'delta', 'event'] as const)[(id >> 1) % 3] ?? 'full',
    companyCode: id % 2 === 0 ? 'acme' : 'globex',
    createdByEmail: id % 5 === 0 ? 'a@acme.test' : null,
  });

const at = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

let cache: CacheDatabase;

/** Writes executions 1 to `count` and their counters into a new cache. */
async function fill(count: number, serverTotal: number | null = count): Promise<ExecutionRow[]> {
  const rows = Array.from({ length: count }, (_, index) => execution(index + 1));
  await cache.executions.bulkPut(rows);
  const counters = new Map<string, number>();
  for (const key of rows.flatMap(counterKeysOf)) counters.set(key, (counters.get(key) ?? 0) + 1);
  await cache.counters.bulkPut([...counters].map(([key, total]) => ({ key, count: total })));
  await cache.meta.put({ key: 'total', value: serverTotal });
  return rows;
}

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

const FILTERS: [string, ExecutionFilters][] = [
  ['nothing', {}],
  ['an instance', { instanceCode: 'instance-1' }],
  ['one status', { statuses: ['error'] }],
  ['two statuses', { statuses: ['error', 'warning'] }],
  ['a creator', { createdByEmail: 'a@acme.test' }],
  ['two companies', { companyCodes: ['acme', 'globex'] }],
  ['instance and status', { instanceCode: 'instance-2', statuses: ['success'] }],
  [
    'company, statuses and creator',
    { companyCodes: ['acme'], statuses: ['error', 'success'], createdByEmail: 'a@acme.test' },
  ],
  ['a type', { types: ['event'] }],
  ['types and an instance', { types: ['event', 'full'], instanceCode: 'instance-3' }],
  ['a period', { createdAfter: at(20), createdBefore: at(120) }],
  ['the end of a period', { createdBefore: at(60) }],
  ['a date', { createdAfter: new Date(START + 180 * 60_000).toISOString() }],
];

describe.each(FILTERS)('filtered by %s', (_name, filters) => {
  test.each([1, 2, 3])(
    'page %i has the rows that match the filters, newest first, and the total counts all of them',
    async (page) => {
      const rows = await fill(200);
      const matching = rows.filter((row) => matchesExecution(row, filters)).reverse();
      const found = await readExecutionPage(cache, { filters, page, pageSize: 10 });
      expect(found.rows).toEqual(matching.slice((page - 1) * 10, page * 10));
      expect(found.total).toBe(matching.length);
      expect(found.complete).toBe(true);
    },
  );

  test('a later page does not move and counts new rows above it', async () => {
    const rows = await fill(200);
    const before = rows.filter((row) => row.id <= 150 && matchesExecution(row, filters)).reverse();
    const found = await readExecutionPage(cache, { filters, page: 2, pageSize: 5, upTo: 150 });
    expect(found.rows).toEqual(before.slice(5, 10));
    expect(found.newer).toBe(rows.filter((row) => row.id > 150 && matchesExecution(row, filters)).length);
  });
});

test('a page is complete only when the server has no more rows', async () => {
  await fill(40, 90);
  expect(await readExecutionPage(cache, { filters: {}, page: 1 })).toMatchObject({ complete: false, total: 90 });
  expect(await readExecutionPage(cache, { filters: { statuses: ['error'] }, page: 1 })).toMatchObject({
    complete: false,
  });
});

test('without a total from the server, a page is not complete', async () => {
  await fill(40, null);
  expect(await readExecutionPage(cache, { filters: {}, page: 1 })).toMatchObject({ complete: false, total: 40 });
});

test.each([
  ['creator', { createdByEmail: 'a@acme.test' }, { createdByEmail: null, isByPerson: true }],
  ['company', { companyCodes: ['acme'] }, { companyCode: null }],
  ['integration', { instanceCode: 'alpha' }, { instanceCode: null }],
])(
  'a page filtered by %s is left to the server when an execution lacks that value',
  async (_name, filters, unknown) => {
    await fill(40);
    await expect(readExecutionPage(cache, { filters, page: 1 })).resolves.toMatchObject({ complete: true });
    const row = { ...execution(41), ...unknown };
    await cache.executions.put(row);
    await cache.counters.bulkPut(counterKeysOf(row).map((key) => ({ key, count: key === 'all' ? 41 : 1 })));
    await expect(readExecutionPage(cache, { filters, page: 1 })).resolves.toMatchObject({ complete: false });
    const others = { statuses: ['success'] };
    await expect(readExecutionPage(cache, { filters: others, page: 1 })).resolves.toMatchObject({ complete: true });
  },
);

test('a page filtered by creator is complete even if the device has executions that no person launched', async () => {
  await fill(40);
  const row = { ...execution(41), createdByEmail: null, isByPerson: false };
  await cache.executions.put(row);
  await cache.counters.bulkPut(counterKeysOf(row).map((key) => ({ key, count: key === 'all' ? 41 : 1 })));
  const filters = { createdByEmail: 'a@acme.test' };
  await expect(readExecutionPage(cache, { filters, page: 1 })).resolves.toMatchObject({ complete: true });
});

test('a combination of filters that would examine too many rows is left to the server', async () => {
  await fill(4_200);
  const filters = { statuses: ['error', 'success'], createdByEmail: 'a@acme.test', companyCodes: ['acme', 'globex'] };
  expect(await readExecutionPage(cache, { filters, page: 1 })).toMatchObject({ complete: true });
  const wide = { companyCodes: ['acme'], statuses: ['error'] };
  const found = await readExecutionPage(cache, { filters: wide, page: 1 });
  expect(found.complete).toBe(false);
  expect(found.rows).toHaveLength(30);
});

describe('at most 2,000 rows are read for', () => {
  const cases: [string, ExecutionFilters, page: number, upTo: number | null][] = [
    ['the first page', {}, 1, null],
    ['a later page', {}, 20, null],
    ['a late page of two statuses', { statuses: ['error', 'success'] }, 80, null],
    ['a page of a combination with several values', { companyCodes: ['acme', 'globex'], statuses: ['error'] }, 1, null],
    ['a page below many new rows', {}, 2, 100],
    ['a page with no matching rows above it', { createdByEmail: 'nobody@acme.test' }, 2, 100],
  ];
  test.each(cases)('%s', async (_name, filters, page, upTo) => {
    await fill(4_200);
    let rowsRead = 0;
    cache.executions.hook('reading', (row) => {
      rowsRead += 1;
      return row;
    });
    await readExecutionPage(cache, { filters, page, upTo });
    expect(rowsRead).toBeLessThanOrEqual(2_000);
  });
});

test('a list filtered by two statuses has no gap when one status reaches the read limit', async () => {
  const rows = await fill(4_200);
  const filters = { statuses: ['error', 'success'], createdAfter: new Date(START).toISOString() };
  // Each status is read separately, up to a limit. `error` is rare among the newest rows, so its rows go back further.
  await cache.executions.bulkPut(rows.filter(({ id }) => id > 2_500).map((row) => ({ ...row, status: 'success' })));
  const expected = (await cache.executions.toArray()).filter((row) => matchesExecution(row, filters)).reverse();
  const found = await readExecutionPage(cache, { filters, page: 1, pageSize: 1_500 });
  expect(found.rows.length).toBeGreaterThan(900);
  expect(found.rows).toEqual(expected.slice(0, found.rows.length));
  expect(found.complete).toBe(false);
});

/** Stores the progress of a backfill, which has read the rows down to `lowest`. */
const setBackfill = (state: { done: boolean; lowest: number; bottom: number }) =>
  cache.meta.put({ key: 'fill', value: { page: 1, seen: 0, floor: 0, total: null, top: 90, ...state } });

describe.each([
  ['below the window', { done: true, lowest: 31, bottom: 31 }],
  ['below the progress of the first backfill', { done: false, lowest: 31, bottom: 0 }],
  ['below the progress of a later backfill', { done: false, floor: 20, lowest: 31, bottom: 5 }],
])('rows %s', (_name, state) => {
  beforeEach(async () => {
    await fill(90, 500);
    await setBackfill(state);
  });

  test('are not in the list, because rows above them may be missing', async () => {
    const second = await readExecutionPage(cache, { filters: {}, page: 2 });
    expect(second.rows.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, index) => 60 - index));
    expect(await readExecutionPage(cache, { filters: {}, page: 3 })).toMatchObject({ rows: [], complete: false });
  });

  test.each(FILTERS)('are not in a list filtered by %s', async (_filter, filters) => {
    const found = await readExecutionPage(cache, { filters, page: 1, pageSize: 90 });
    const matching = (await cache.executions.toArray()).filter((row) => matchesExecution(row, filters));
    expect(found.rows).toEqual(matching.filter(({ id }) => id >= 31).reverse());
    expect(found.complete).toBe(false);
  });

  test('are listed while they are pending, because the device has all pending executions', async () => {
    await cache.executions.put({ ...execution(3), status: 'inProgress' });
    await cache.executions.put({ ...execution(80), status: 'waiting' });
    const filters = { statuses: ['waiting', 'inProgress'] };
    const found = await readExecutionPage(cache, { filters, page: 1 });
    expect(found.rows.map(({ id }) => id)).toEqual([80, 3]);
    const mixed = await readExecutionPage(cache, { filters: { statuses: ['inProgress', 'error'] }, page: 1 });
    expect(mixed.rows.map(({ id }) => id)).not.toContain(3);
  });
});

test('before the first backfill, the list omits rows that were looked up individually', async () => {
  await fill(40, 500);
  expect(await readExecutionPage(cache, { filters: {}, page: 1 })).toMatchObject({ rows: [], complete: false });
  expect(await readExecutionPage(cache, { filters: { statuses: ['error'] }, page: 1 })).toMatchObject({ rows: [] });
});

test('a list filtered by a period is complete even if it has more executions than may be examined', async () => {
  await fill(3_000);
  const filters = { createdAfter: at(301), createdBefore: at(2_801) };
  const found = await readExecutionPage(cache, { filters, page: 84, pageSize: 30 });
  expect(found.total).toBe(2_500);
  expect(found.rows.map(({ id }) => id)).toEqual(Array.from({ length: 10 }, (_, index) => 310 - index));
});

test('the e-mail of a creator is found in any spelling', async () => {
  await fill(100);
  const page = (createdByEmail: string, statuses: string[] = []) =>
    readExecutionPage(cache, { filters: { createdByEmail, statuses }, page: 1 });
  for (const statuses of [[], ['error']]) {
    const expected = await page('a@acme.test', statuses);
    expect(expected.rows.length).toBeGreaterThan(0);
    expect(await page('A@Acme.test', statuses)).toEqual(expected);
  }
});

test.each([{}, { statuses: ['error'] }])('a later page is read at once, not row by row: %j', async (filters) => {
  await fill(200);
  const steps = vi.spyOn(IDBCursor.prototype, 'continue');
  const { rows } = await readExecutionPage(cache, { filters, page: 2, pageSize: 30 });
  expect(rows).toHaveLength(30);
  expect(steps.mock.calls.length).toBeLessThan(3);
});
