import { expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { executionRow } from '@tests/support/execution-row';
import { COUNTED_RUNS, runsToCount } from './next-items';

const NOW = Date.parse('2026-11-20T10:00:00Z');
const run = (id: number, changes: Partial<ExecutionRow> = {}): ExecutionRow =>
  executionRow(id, { status: 'success', createdAt: new Date(NOW + id * 60_000).toISOString(), ...changes });
const ids = (rows: readonly ExecutionRow[]): number[] => rows.map(({ id }) => id);

test('the newest run of every integration and type comes before the second newest of any', () => {
  const beta = { instanceCode: 'beta' };
  const rows = [run(6), run(5), run(4, { type: 'delta' }), run(3, beta), run(2), run(1, beta)];
  expect(ids(runsToCount(rows, NOW))).toEqual([6, 4, 3, 5, 1, 2]);
});

test('at most `COUNTED_RUNS` runs of one integration and type are selected', () => {
  const rows = Array.from({ length: 40 }, (_, index) => run(40 - index));
  expect(ids(runsToCount(rows, NOW))).toEqual(Array.from({ length: COUNTED_RUNS }, (_, index) => 40 - index));
});

test('old runs, and runs without an integration or a time, are left out', () => {
  expect(ids(runsToCount([run(5), run(4, { instanceCode: null }), run(3, { createdAt: null }), run(-1)], NOW))).toEqual(
    [5],
  );
});
