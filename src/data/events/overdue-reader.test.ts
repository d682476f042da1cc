import { beforeEach, expect, test } from 'vitest';
import { META_FILL } from '@/database/cache-meta';
import { CacheDatabase } from '@/database/cache-database';
import { watchedAtFirst, withWatch } from '@/domain/events/watched';
import { executionRow } from '@tests/support/execution-row';
import type { InstanceSummary } from '../queries/period/use-period';
import { OverdueReader } from './overdue-reader';

const at = (text: string): number => Date.parse(`2026-11-${text}Z`);
const watched = watchedAtFirst(at('22T18:00:00'));
/** An integration that starts every night at two. */
const nightly: InstanceSummary = {
  code: 'alpha',
  label: 'Alpha',
  company: 'Acme',
  enabled: true,
  hasSchedule: true,
  schedule: { code: 'alpha', cronExpression: '0 2 * * *', scheduledSince: 0 },
};

let cache: CacheDatabase;
let reader: OverdueReader;

const run = (id: number, created: string, status = 'success') =>
  cache.executions.put(
    executionRow(id, { status, createdAt: new Date(at(created)).toISOString(), startedAt: null, finishedAt: null }),
  );
const found = async (now: string, by = watched): Promise<string[]> =>
  (await reader.read(cache, [nightly], by, at(now))).map(
    ({ key, at: time }) => `${key} ${new Date(time).toISOString()}`,
  );

beforeEach(async () => {
  cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  reader = new OverdueReader('UTC');
  const fill = { done: true, page: 1, seen: 1, floor: 0, total: 1, top: 1, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: META_FILL, value: fill });
  await run(1, '22T02:00:05');
});

test('a run that does not start causes an event, from 15 minutes after the due time until a run starts', async () => {
  expect(await found('23T02:14:00')).toEqual([]);
  expect(await found('23T02:16:00')).toEqual(['missed:alpha:1 2026-11-23T02:00:00.000Z']);
  expect(await found('23T20:00:00')).toEqual(['missed:alpha:1 2026-11-23T02:00:00.000Z']);
  await run(2, '24T02:00:05');
  expect(await found('24T02:16:00')).toEqual([]);
});

test('if no run starts on two nights, there is only one event', async () => {
  await found('23T02:16:00');
  expect(await found('24T02:16:00')).toEqual(['missed:alpha:1 2026-11-24T02:00:00.000Z']);
});

test('while another run is in progress, a due run does not count as missed yet', async () => {
  await run(2, '23T01:30:00', 'inProgress');
  expect(await found('23T02:16:00')).toEqual([]);
  await run(2, '23T01:30:00', 'success');
  expect(await found('23T02:17:00')).toEqual(['missed:alpha:2 2026-11-23T02:00:00.000Z']);
});

test('only people who watch failures or the integration are told', async () => {
  const nothing = withWatch(watched, 'failures', false, 0);
  expect(await found('23T02:16:00', nothing)).toEqual([]);
  const alpha = withWatch(nothing, { instance: 'alpha' }, true, at('22T18:00:00'));
  expect(await found('23T02:16:00', alpha)).toHaveLength(1);
});

test('a run does not count as missed if this device may not have read it', async () => {
  await cache.meta.clear();
  expect(await found('23T02:16:00')).toEqual([]);
});

test('there is an event for a run that takes far too long', async () => {
  const at10 = (day: number) => new Date(at(`${day}T10:00:00`)).toISOString();
  const ended = (day: number) =>
    executionRow(day, { startedAt: at10(day), finishedAt: new Date(at(`${day}T10:05:00`)).toISOString() });
  await cache.executions.bulkPut([17, 18, 19, 20, 21].map(ended));
  await cache.executions.put(executionRow(30, { status: 'inProgress', createdAt: at10(23), startedAt: at10(23) }));
  const late = await reader.read(cache, [], watched, at('23T10:30:00'));
  expect(late).toMatchObject([{ key: 'late:30', kind: 'late', runId: 30, at: at('23T10:05:00') }]);
});
