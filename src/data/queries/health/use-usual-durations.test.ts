import { expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { usualDurations } from '@/domain/runs/figures/usual-duration';
import { readRunHealth, readRunsUpTo } from './use-run-health';
import { readUsualDurations, usualKey } from './use-usual-durations';

const START = Date.parse('2026-11-20T10:00:00Z');

const run = (id: number, minutes: number, other: Partial<ExecutionRow> = {}): ExecutionRow =>
  executionRow(id, {
    instanceCode: 'alpha',
    type: 'delta',
    status: 'success',
    startedAt: new Date(START).toISOString(),
    finishedAt: new Date(START + minutes * 60_000).toISOString(),
    ...other,
  });

test('the usual duration is that of the newest runs of the same job instance and type that worked', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  await cache.executions.bulkPut([
    ...[1, 2, 3, 4, 5].map((id) => run(id, 3)),
    ...[6, 7, 8, 9].map((id) => run(id, 60, { status: 'error' })),
    // Fewer than five runs are too few for a usual duration.
    ...[10, 11, 12, 13].map((id) => run(id, 9, { type: 'full' })),
    ...[14, 15, 16, 17, 18].map((id) => run(id, 7, { instanceCode: 'beta' })),
  ]);
  expect(await readUsualDurations(cache, ['alpha', 'none'])).toEqual({ 'delta alpha': 180_000 });
  expect(await readUsualDurations(cache, ['beta'])).toEqual({
    [usualKey(run(99, 1, { instanceCode: 'beta' }))]: 420_000,
  });
});

test('runs below the window, which were looked up individually, do not count', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  await cache.executions.bulkPut([...[1, 2, 3].map((id) => run(id, 60)), ...[11, 12, 13, 14].map((id) => run(id, 3))]);
  expect(Object.keys(await readUsualDurations(cache, ['alpha']))).toHaveLength(1);
  const value = { done: true, page: 1, seen: 4, floor: 0, total: null, top: 14, lowest: 10, bottom: 10 };
  await cache.meta.put({ key: 'fill', value });
  expect(await readUsualDurations(cache, ['alpha'])).toEqual({});
});

test('every function computes the same usual duration, even if there are failures and other types in between', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  // Every third run is a delta run that worked. The newer it is, the less time it took.
  const runs = Array.from({ length: 240 }, (_, index) =>
    run(index + 1, 300 - index, index % 3 === 0 ? {} : { type: index % 3 === 1 ? 'full' : 'delta', status: 'error' }),
  );
  await cache.executions.bulkPut(runs);
  const whole = { done: true, page: 1, seen: 240, floor: 0, total: null, top: 240, lowest: 0, bottom: 0 };
  await cache.meta.put({ key: 'fill', value: whole });
  const usual = (await readUsualDurations(cache, ['alpha']))['delta alpha'];
  // The newest 20 of these runs have the indexes 237, 234, …, 180.
  expect(usual).toBe((300 - (237 + 180) / 2) * 60_000);
  for (const count of [14, 200]) {
    const known = (await readRunHealth(cache, ['alpha'], count)).get('alpha')?.runs ?? [];
    expect(usualDurations(known).get('delta')?.median).toBe(usual);
  }
  const upTo = (await readRunsUpTo(cache, 'alpha', 240)).runs;
  expect(usualDurations(upTo).get('delta')?.median).toBe(usual);
});
