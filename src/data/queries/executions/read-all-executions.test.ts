import { beforeEach, describe, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { BackfillState } from '@/database/rows';
import { counterKeysOf } from '@/database/counter-keys';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { executionRow } from '@tests/support/execution-row';
import { countExecutions } from './execution-counts';
import { readAllExecutions, readItemCounts } from './read-all-executions';
import { matchesExecution } from './read-matching';

const START = Date.parse('2026-11-20T10:00:00Z');
const at = (minutes: number): string => new Date(START + minutes * 60_000).toISOString();

/** More rows than are examined at once. */
const COUNT = 5_200;
const ROWS = Array.from({ length: COUNT }, (_, index) =>
  executionRow(index + 1, {
    status: ['success', 'error', 'inProgress'][index % 3] ?? 'success',
    type: index % 2 === 0 ? 'full' : 'delta',
    createdAt: at(index),
    createdByEmail: index % 7 === 0 ? 'Ada@acme.test' : null,
  }),
);

let cache: CacheDatabase;

/** Fills a device with the rows from `lowest` on. */
async function fill(serverTotal: number, lowest: number): Promise<void> {
  const rows = ROWS.filter(({ id }) => id >= lowest);
  await cache.executions.bulkPut(rows);
  const counters = new Map<string, number>();
  for (const key of rows.flatMap(counterKeysOf)) counters.set(key, (counters.get(key) ?? 0) + 1);
  await cache.counters.bulkPut([...counters].map(([key, count]) => ({ key, count })));
  const fillState: BackfillState = {
    done: true,
    page: 1,
    seen: rows.length,
    floor: 0,
    total: serverTotal,
    top: COUNT,
    lowest: lowest === 1 ? 0 : lowest,
    bottom: lowest === 1 ? 0 : lowest,
  };
  await cache.meta.bulkPut([
    { key: 'total', value: serverTotal },
    { key: 'fill', value: fillState },
  ]);
}

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

const LISTS: ExecutionFilters[] = [
  {},
  { statuses: ['error'] },
  { statuses: ['error', 'inProgress'], types: ['delta'] },
  { createdByEmail: 'ada@acme.test' },
  { createdAfter: at(4_000) },
  { createdAfter: at(20), createdBefore: at(4_900), statuses: ['success'] },
];

describe('a device with all executions', () => {
  test.each(LISTS)('has all pages of %j, newest first, and counts them', async (filters) => {
    await fill(COUNT, 1);
    const expected = ROWS.filter((row) => matchesExecution(row, filters)).map(({ id }) => id);
    const { rows, mayHaveMore } = await readAllExecutions(cache, filters);
    expect(rows.map(({ id }) => id)).toEqual(expected.toReversed());
    expect(mayHaveMore).toBe(false);
  });
});

describe('a device with the newest executions', () => {
  test.each<[ExecutionFilters, number, boolean]>([
    [{}, 9_000, false],
    [{ statuses: ['inProgress'] }, 400, false],
    [{ statuses: ['error'] }, 400, true],
    [{ statuses: ['error'], createdAfter: at(4_500) }, 233, false],
    [{ statuses: ['error'], createdAfter: at(3_000) }, 400, true],
    [{ createdAfter: at(4_500) }, 700, false],
  ])('counts %j: %i, maybe more: %s', async (filters, count, mayHaveMore) => {
    await fill(9_000, 4_001);
    expect(await countExecutions(cache, filters)).toEqual({ count, mayHaveMore });
  });

  test('omits executions that were only looked up individually, as the list does', async () => {
    await fill(9_000, 4_001);
    await cache.executions.put(executionRow(7, { createdAt: at(6) }));
    const { rows, mayHaveMore } = await readAllExecutions(cache, {});
    expect([rows.length, rows.at(-1)?.id, mayHaveMore]).toEqual([1_200, 4_001, true]);
  });
});

test('a file has item counts for the same runs as the list', async () => {
  const step = { id: 1, stepName: 'Write', warningCount: 0, summary: { read: 5 }, createdAt: null, endDate: null };
  const runs = [
    executionRow(1, { status: 'stopped' }),
    executionRow(2, { status: 'inProgress', finishedAt: at(1) }),
    executionRow(3),
  ];
  const status = (id: number): string => (id === 3 ? 'inProgress' : 'success');
  await cache.executionDetails.bulkPut(runs.map(({ id }) => ({ id, steps: [{ ...step, status: status(id) }] })));
  expect([...(await readItemCounts(cache, runs))]).toEqual([[1, 5]]);
});
