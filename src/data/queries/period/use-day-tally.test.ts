import { beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { ExecutionFilters } from '@/domain/execution-filters';
import { emptyHour, hourOf, withRun } from '@/domain/runs/period/run-hours';
import { executionRow } from '@tests/support/execution-row';
import { readDayTally } from './use-day-tally';

const HOUR_MS = 3_600_000;
const day = new Date(2026, 10, 24).getTime();
const at = (hours: number): string => new Date(day + hours * HOUR_MS).toISOString();

let cache: CacheDatabase;

beforeEach(async () => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  const hours = [-1, 0, 12, 23, 24].map((ago) => {
    const created = day + ago * HOUR_MS;
    return withRun(emptyHour(hourOf(created)), { instanceCode: 'alpha', status: 'error', created, scheduled: true });
  });
  await cache.runHours.bulkPut(hours);
});

/** @param lowest the lowest known id; 0 if this device has all runs */
const fill = (lowest: number): Promise<unknown> =>
  cache.meta.put({
    key: 'fill',
    value: { done: true, page: 1, seen: 0, floor: 0, total: null, top: 0, lowest, bottom: lowest },
  });

test('counts the runs of the day that match the filters', async () => {
  await fill(0);
  expect(await readDayTally(cache, { day, filters: {} })).toEqual({ total: 3, errors: 3, warnings: 0 });
  const filters = { createdAfter: at(12), createdBefore: at(23) };
  expect(await readDayTally(cache, { day, filters })).toEqual({ total: 1, errors: 1, warnings: 0 });
});

test('the tally is null if this device has only a part of the runs of the day', async () => {
  await cache.executions.put(executionRow(5, { createdAt: at(1) }));
  await fill(5);
  expect(await readDayTally(cache, { day, filters: {} })).toBeNull();
  expect(await readDayTally(cache, { day, filters: { createdAfter: at(1) } })).toMatchObject({ total: 2 });
});

const UNKNOWN: ExecutionFilters[] = [
  { types: ['full'] },
  { companyCodes: ['acme'] },
  { createdByEmail: 'a@acme.test' },
];

test.each(UNKNOWN)('the tally is null for filters without hourly counts: %o', async (filters) => {
  await fill(0);
  expect(await readDayTally(cache, { day, filters })).toBeNull();
});
