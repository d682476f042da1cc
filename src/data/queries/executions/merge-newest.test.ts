import { expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { mergeNewest } from './merge-newest';
import { executionRow } from '@tests/support/execution-row';

const execution = (id: number, status = 'error'): ExecutionRow => executionRow(id, { status });
const rowsFrom = (from: number, count: number) => Array.from({ length: count }, (_, index) => execution(from - index));
const filters = { statuses: ['error'] };

test('new rows are added on top and counted in the total', () => {
  const server = { ids: [9, 8, 7], total: 50, rows: rowsFrom(9, 3) };
  const merged = mergeNewest(server, { rows: [execution(11), execution(9)] }, filters);
  expect(merged.rows.map(({ id }) => id)).toEqual([11, 9, 8, 7]);
  expect(merged.total).toBe(51);
});

test('rows that no longer match are removed, and no longer counted', () => {
  const server = { ids: [9, 8], total: 2, rows: [execution(9, 'success'), execution(8)] };
  const merged = mergeNewest(server, { rows: [] }, filters);
  expect(merged.rows.map(({ id }) => id)).toEqual([8]);
  expect(merged.total).toBe(1);
});

test('an older row that matches only now is added in its place and counted', () => {
  const server = { ids: [9, 7], total: 2, rows: rowsFrom(9, 3).filter(({ id }) => id !== 8) };
  const merged = mergeNewest(server, { rows: rowsFrom(9, 3) }, filters);
  expect(merged.rows.map(({ id }) => id)).toEqual([9, 8, 7]);
  expect(merged.total).toBe(3);
});

test('a row of the next page fills the place of a removed one and is not counted again', () => {
  const ids = rowsFrom(130, 30).map(({ id }) => id);
  const server = { ids, total: 500, rows: [execution(130, 'success'), ...rowsFrom(129, 29)] };
  const merged = mergeNewest(server, { rows: rowsFrom(129, 30) }, filters);
  expect(merged.rows.map(({ id }) => id)).toEqual(rowsFrom(129, 30).map(({ id }) => id));
  expect(merged.total).toBe(499);
});

test('the page keeps its size', () => {
  const server = { ids: rowsFrom(130, 30).map(({ id }) => id), total: 500, rows: rowsFrom(130, 30) };
  const merged = mergeNewest(server, { rows: rowsFrom(132, 30) }, filters);
  expect(merged.rows.map(({ id }) => id)).toEqual(rowsFrom(132, 30).map(({ id }) => id));
  expect(merged.total).toBe(502);
});
