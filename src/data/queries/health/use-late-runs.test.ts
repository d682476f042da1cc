import { expect, test } from 'vitest';
import { CacheDatabase } from '@/database/cache-database';
import type { ExecutionRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { readLateRuns } from './use-late-runs';

const NOW = Date.parse('2026-11-23T05:00:00Z');
const MINUTE = 60_000;
let lastId = 0;

/** A run that started `ago` minutes ago and took `minutes`; if `minutes` is null, the run has not ended. */
function run(instanceCode: string, ago: number, minutes: number | null, other: Partial<ExecutionRow> = {}) {
  const start = NOW - ago * MINUTE;
  lastId += 1;
  return executionRow(lastId, {
    instanceCode,
    type: 'delta',
    status: minutes === null ? 'inProgress' : 'success',
    startedAt: new Date(start).toISOString(),
    finishedAt: minutes === null ? null : new Date(start + minutes * MINUTE).toISOString(),
    ...other,
  });
}

test('lists the runs that are late, the longest overdue first, each with the time by which it should have ended', async () => {
  const cache = new CacheDatabase(`cache-${crypto.randomUUID()}`);
  const ended = ['alpha', 'beta'].flatMap((code) => [1, 2, 3, 4, 5].map((day) => run(code, day * 1_440, 10)));
  const alpha = run('alpha', 30, null);
  const beta = run('beta', 60, null);
  await cache.executions.bulkPut([
    ...ended,
    alpha,
    beta,
    run('beta', 15, null),
    run('beta', 600, null, { type: 'full' }),
    run('beta', 600, null, { status: 'waiting', startedAt: null }),
    run('unknown', 600, null),
  ]);
  expect(await readLateRuns(cache, NOW)).toEqual([
    { run: beta, lateSince: NOW - 50 * MINUTE },
    { run: alpha, lateSince: NOW - 20 * MINUTE },
  ]);
});
