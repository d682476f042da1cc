import { expect, test } from 'vitest';
import { outlierOf, usualDuration, usualDurations } from './usual-duration';
import type { ExecutionType } from '../../execution';

const START = Date.UTC(2026, 10, 23, 3, 30);

/** A run that took this many seconds; null for a run that is still running. */
const run = (seconds: number | null, status = 'success', type: ExecutionType = 'delta') => ({
  status,
  type,
  startedAt: new Date(START).toISOString(),
  finishedAt: seconds === null ? null : new Date(START + seconds * 1000).toISOString(),
});
const runs = (seconds: readonly number[]) => seconds.map((each) => run(each));

test('the usual duration has the median and the range of the runs', () => {
  expect(usualDuration(runs([50, 10, 40, 20, 30]), 'delta')).toEqual({ median: 30_000, low: 14_000, high: 46_000 });
});

test('the median of an even number of runs lies between the two in the middle', () => {
  expect(usualDuration(runs([10, 20, 30, 40, 50, 60]), 'delta')?.median).toBe(35_000);
});

test('four runs are too few', () => {
  expect(usualDuration(runs([10, 20, 30, 40]), 'delta')).toBeNull();
});

test('only the newest twenty count', () => {
  const newest = Array.from({ length: 20 }, () => 60);
  expect(usualDuration(runs([...newest, 9000, 9000]), 'delta')).toEqual({ median: 60_000, low: 60_000, high: 60_000 });
});

test('failed, stopped and running runs and other types do not count', () => {
  const others = [run(1, 'error'), run(1, 'stopped'), run(null, 'inProgress'), run(900, 'success', 'full')];
  const warned = run(100, 'warning');
  expect(usualDuration([...others, warned, ...runs([100, 100, 100, 100])], 'delta')?.median).toBe(100_000);
});

test('types without enough runs have no usual duration', () => {
  const usual = usualDurations([run(900, 'success', 'full'), ...runs([10, 20, 30, 40, 50])]);
  expect([...usual.keys()]).toEqual(['delta']);
});

test.each([
  [176, 'success', 'long'],
  [175, 'success', null],
  [40, 'success', null],
  [39, 'warning', 'short'],
  [900, 'error', null],
  [null, 'inProgress', null],
])(
  'a run of %s s with the status %s, compared with a median of 100 s, is this kind of outlier: %s',
  (seconds, status, expected) => {
    expect(outlierOf(run(seconds, status), { median: 100_000 })).toBe(expected);
  },
);

test('there are no outliers without a usual duration', () => {
  expect(outlierOf(run(9000), null)).toBeNull();
});
