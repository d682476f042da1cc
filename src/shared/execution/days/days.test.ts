import { expect, test } from 'vitest';
import { daysOf } from './days';

const at = (day: number, hour: number) => ({ createdAt: new Date(2026, 10, day, hour).toISOString() });
const groupSizes = (rows: { createdAt: string | null }[]) =>
  daysOf(rows).map(({ date, rows: ofDay }) => [date?.getDate() ?? null, ofDay.length]);

test('rows are grouped by day, and a row without a time joins the rows above it', () => {
  expect(groupSizes([at(23, 8), at(23, 0), { createdAt: null }, at(22, 23), at(20, 1)])).toEqual([
    [23, 3],
    [22, 1],
    [20, 1],
  ]);
});

test('if the first rows have no time, they form a group without a day', () => {
  expect(groupSizes([{ createdAt: null }, { createdAt: 'soon' }, at(22, 1)])).toEqual([
    [null, 2],
    [22, 1],
  ]);
  expect(groupSizes([])).toEqual([]);
});
