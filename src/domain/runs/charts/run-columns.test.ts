import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { withRun } from '../period/run-hours';
import { columnEdges, runColumns, type RunFilters } from './run-columns';
import { runHour } from '@tests/support/run-hour';

const at = (day: number, hour = 0, minute = 0): number => new Date(2026, 5, day, hour, minute).getTime();
const NOW = at(23, 8, 11);

describe('the columns', () => {
  test('are the hours of seven days, including all of today', () => {
    const { by, edges } = columnEdges(NOW, NOW);
    expect(by).toBe('hour');
    expect(edges).toHaveLength(7 * 24 + 1);
    expect([edges[0], edges.at(-1)]).toEqual([at(17), at(24)]);
  });

  test('begin earlier if an earlier time must be included, and are still hours for up to two weeks', () => {
    expect(columnEdges(at(10, 5), NOW)).toMatchObject({ by: 'hour', edges: { length: 14 * 24 + 1, 0: at(10) } });
  });

  test('are spans of six hours if there is little room', () => {
    const { by, edges } = columnEdges(NOW, NOW, true);
    expect(by).toBe('sixHours');
    expect(edges).toHaveLength(7 * 4 + 1);
    expect(edges.slice(0, 5)).toEqual([at(17), at(17, 6), at(17, 12), at(17, 18), at(18)]);
    expect(edges.at(-1)).toBe(at(24));
    expect(columnEdges(at(1, 5), NOW, true).by).toBe('day');
  });

  test('are days for more than two weeks', () => {
    const { by, edges } = columnEdges(at(1, 5), NOW);
    expect(by).toBe('day');
    expect(edges).toEqual(Array.from({ length: 24 }, (_, day) => at(1 + day)));
  });
});

test('the columns of a very early time begin ten years ago', () => {
  for (const from of [Date.parse('0001-01-01T00:00:00Z'), -8.64e15]) {
    const { by, edges } = columnEdges(from, NOW);
    expect([by, edges.length]).toEqual(['day', 3_661]);
  }
});

test('runs are counted by column and outcome, and runs outside the columns are ignored', () => {
  const edges = columnEdges(NOW, NOW);
  const result = runColumns(
    [
      runHour(at(22, 3), 'success success success error error error error mustStop'),
      runHour(at(16, 23), 'success'),
      runHour(at(24), 'success'),
    ],
    edges,
  );
  const counted = result.columns.filter(({ total }) => total > 0);
  expect(counted).toEqual([
    {
      from: at(22, 3),
      to: at(22, 4),
      counts: { success: 3, warning: 0, error: 4, stopped: 0, running: 1 },
      total: 8,
    },
  ]);
  expect(result.most).toBe(8);
});

test('a day has the runs of all its hours', () => {
  const hours = [0, 12, 23].map((hour) => runHour(at(5, hour), 'warning'));
  const { columns } = runColumns(hours, columnEdges(at(1), NOW));
  expect(columns[4]).toMatchObject({ from: at(5), to: at(6), total: 3, counts: { warning: 3 } });
});

describe('in a time zone whose offset from UTC is not a whole number of hours', () => {
  beforeEach(() => void (process.env['TZ'] = 'Asia/Kolkata'));
  afterEach(() => void delete process.env['TZ']);
  const counted = (edges: ReturnType<typeof columnEdges>) => {
    const midnight = at(22);
    const after = { instanceCode: 'alpha', status: 'success', created: midnight + 10 * 60_000, scheduled: true };
    const hour = withRun(runHour(midnight - 10 * 60_000, 'success'), after);
    expect(edges.edges.at(-1)).toBe(at(24));
    return runColumns([hour], edges)
      .columns.filter(({ total }) => total > 0)
      .map(({ from, total }) => [from - midnight, total]);
  };
  const DAY_MS = 86_400_000;

  test('a column has the runs of its own day', () => {
    expect(counted(columnEdges(at(1), at(23)))).toEqual([
      [-DAY_MS, 1],
      [0, 1],
    ]);
    expect(counted(columnEdges(at(23), at(23), true))).toEqual([
      [-DAY_MS / 4, 1],
      [0, 1],
    ]);
    expect(counted(columnEdges(at(23), at(23)))).toEqual([
      [-DAY_MS / 24, 1],
      [0, 1],
    ]);
  });
});

test('with filters, only the runs of one instance or with certain statuses are counted', () => {
  const edges = columnEdges(NOW, NOW);
  const hours = [runHour(at(22, 3), 'success error', 'a'), runHour(at(22, 4), 'error error stopped', 'b')];
  const totals = (filters: RunFilters): number[] =>
    runColumns(hours, edges, filters).columns.flatMap(({ total }) => (total > 0 ? [total] : []));
  expect(totals({})).toEqual([2, 3]);
  expect(totals({ instanceCode: 'b' })).toEqual([3]);
  expect(totals({ statuses: ['error'] })).toEqual([1, 2]);
  expect(totals({ instanceCode: 'a', statuses: ['error', 'success'] })).toEqual([2]);
  expect(totals({ instanceCode: 'c' })).toEqual([]);
});
