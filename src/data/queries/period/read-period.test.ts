import { beforeEach, expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { countRun, hourOfRun, type RunHourRow } from '@/domain/runs/figures/run-hours';
import { DueRunReader } from './due-runs';
import { readPeriod } from './read-period';
import { firstIdSince } from './ids-by-time';
import { executionRow } from '../../../../tests/support/execution-row';

const at = (text: string): number => Date.parse(`2026-11-${text}Z`);
const NOW = at('23T08:11:00');
const SINCE = at('22T17:30:00');

const run = (id: number, instanceCode: string, status: string, created: string): ExecutionRow =>
  executionRow(id, { instanceCode, status, createdAt: new Date(at(created)).toISOString() });

let cache: CacheDatabase;

async function write(...runs: ExecutionRow[]): Promise<void> {
  await cache.executions.bulkPut(runs);
  const hours = new Map<number, RunHourRow>();
  for (const each of await cache.executions.toArray()) {
    const hour = hourOfRun(each) ?? 0;
    hours.set(hour, { hour, counts: countRun(hours.get(hour)?.counts ?? [], each, 1) });
  }
  await cache.runHours.bulkPut([...hours.values()]);
}

beforeEach(() => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
});

const nightly = { code: 'alpha', cronExpression: '0 2 * * *', scheduledSince: 0 };
const known = { now: NOW, since: 0 };
const span = { from: SINCE, to: NOW };

test('figures begin at the exact minute, even within an hour', async () => {
  await write(
    run(1, 'alpha', 'success', '22T17:29:59'),
    run(2, 'alpha', 'error', '22T17:30:00'),
    run(3, 'beta', 'warning', '23T02:00:00'),
    run(4, 'beta', 'inProgress', '23T08:00:00'),
  );
  expect((await readPeriod(cache, SINCE, null)).figures).toEqual({ success: 0, warning: 1, error: 1, all: 3 });
});

test('the last outcome is that of the newest ended run, even among several in one hour', async () => {
  await write(
    run(1, 'alpha', 'error', '23T02:00:00'),
    run(2, 'alpha', 'success', '23T02:30:00'),
    run(3, 'beta', 'success', '23T02:00:00'),
    run(4, 'beta', 'error', '23T03:00:00'),
    run(5, 'beta', 'inProgress', '23T08:00:00'),
    run(6, 'gamma', 'inProgress', '23T08:00:00'),
  );
  expect([...(await readPeriod(cache, SINCE, null)).lastOutcomes].sort()).toEqual([
    ['alpha', 'success'],
    ['beta', 'error'],
  ]);
});

test('a run before the period gives no outcome, although it belongs to its first hour', async () => {
  await write(run(1, 'alpha', 'error', '22T17:10:00'), run(2, 'beta', 'error', '22T17:40:00'));
  expect([...(await readPeriod(cache, SINCE, null)).lastOutcomes.keys()]).toEqual(['beta']);
});

test('a due time without a run around it is missed', async () => {
  await write(run(1, 'alpha', 'success', '22T20:00:00'), run(2, 'alpha', 'success', '23T02:20:00'));
  const dueRuns = await new DueRunReader(cache, 'UTC').read([nightly], span, known);
  expect(dueRuns.get('alpha')).toMatchObject({ dueTimes: [at('23T02:00:00')], missed: [at('23T02:00:00')] });
  const { missed } = await readPeriod(cache, SINCE, dueRuns);
  expect(missed?.get('alpha')).toEqual({ times: [at('23T02:00:00')], isOpen: false });
});

test('a missed run without a later run is open, and a run that arrives later removes it', async () => {
  await write(run(1, 'alpha', 'success', '22T20:00:00'));
  const dueRuns = await new DueRunReader(cache, 'UTC').read([nightly], span, known);
  expect((await readPeriod(cache, SINCE, dueRuns)).missed?.get('alpha')?.isOpen).toBe(true);
  await write(run(2, 'alpha', 'success', '23T02:00:03'));
  expect((await readPeriod(cache, SINCE, dueRuns)).missed?.size).toBe(0);
});

test.each([
  ['the list was not read completely', nightly, { now: NOW, since: at('23T04:00:00') }],
  ['the schedule was set later', { ...nightly, scheduledSince: at('23T05:00:00') }, known],
  ['the run was due a moment ago', nightly, { now: at('23T02:14:00'), since: 0 }],
])('no run is missed when %s', async (_name, instance, facts) => {
  const dueRuns = await new DueRunReader(cache, 'UTC').read([instance], span, facts);
  expect(dueRuns.get('alpha')).toMatchObject({ dueTimes: [at('23T02:00:00')], missed: [] });
});

test('a schedule follows its time zone', async () => {
  const dueRuns = await new DueRunReader(cache, 'Europe/Paris').read([nightly], span, known);
  expect(dueRuns.get('alpha')?.dueTimes).toEqual([at('23T01:00:00')]);
});

test('a schedule of every minute has due times for the last two days only', async () => {
  const every = { ...nightly, cronExpression: '* * * * *' };
  const week = { from: NOW - 7 * 86_400_000, to: NOW };
  const { dueTimes = [] } = (await new DueRunReader(cache, 'UTC').read([every], week, known)).get('alpha') ?? {};
  expect(dueTimes).toHaveLength(3_000);
  expect(dueTimes.at(-1)).toBe(NOW - 60_000);
});

test('ids are found by time', async () => {
  expect(await firstIdSince(cache, NOW)).toBe(Infinity);
  const runs = Array.from({ length: 100 }, (_, index) => run(index * 7 + 3, 'alpha', 'success', '22T20:00:00'));
  await write(...runs.map((each, index) => ({ ...each, createdAt: new Date(SINCE + index * 60_000).toISOString() })));
  for (const minutes of [0, 0.5, 1, 37, 97.5, 99]) {
    const id = await firstIdSince(cache, SINCE + minutes * 60_000);
    expect(await cache.executions.where('id').below(id).count()).toBe(Math.ceil(minutes));
  }
  expect(await firstIdSince(cache, SINCE + 99.5 * 60_000)).toBe(Infinity);
});

test('the check of missed runs reads only executions that arrived later', async () => {
  const hourly = Array.from({ length: 400 }, (_, index) =>
    run(index + 1, 'alpha', 'success', new Date(at('01T00:30:00') + index * 3_600_000).toISOString().slice(8, 19)),
  );
  await write(...hourly);
  const month = { from: at('01T00:00:00'), to: at('17T12:00:00') };
  const dueRuns = await new DueRunReader(cache, 'UTC').read([nightly], month, { now: month.to, since: 0 });
  expect(dueRuns.get('alpha')?.missed).toHaveLength(17);
  await write(run(401, 'alpha', 'success', '17T11:30:00'), run(402, 'alpha', 'success', '05T02:00:00'));
  let readRows = 0;
  cache.executions.hook('reading', (row) => {
    readRows += 1;
    return row;
  });
  const { missed } = await readPeriod(cache, month.from, dueRuns);
  expect(missed?.get('alpha')?.times).toHaveLength(16);
  expect(readRows).toBeLessThan(100);
});
