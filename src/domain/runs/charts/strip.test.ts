import { expect, test } from 'vitest';
import type { ExecutionRow, ExecutionType } from '../../execution';
import { MEDIAN_HEIGHT, stripOf } from './strip';
import { executionRow } from '@tests/support/execution-row';

const START = Date.UTC(2026, 10, 23, 3, 30);
let nextId = 1;

/** A run that took this many seconds; null for a run that is still running. */
const run = (seconds: number | null, status = 'success', type: ExecutionType = 'delta'): ExecutionRow =>
  executionRow(nextId++, {
    status,
    type,
    createdAt: new Date(START).toISOString(),
    startedAt: new Date(START).toISOString(),
    finishedAt: seconds === null ? null : new Date(START + seconds * 1000).toISOString(),
  });

const usual = Array.from({ length: 9 }, () => run(100));

test('the newest run is on the right', () => {
  const runs = [run(100), run(100), run(100)];
  expect(stripOf(runs, 2).marks.map((mark) => mark.run)).toEqual([runs[1], runs[0]]);
});

test('a run of median length ends at the median line', () => {
  const strip = stripOf(usual, 3);
  expect(strip.marks.map(({ height }) => height)).toEqual([MEDIAN_HEIGHT, MEDIAN_HEIGHT, MEDIAN_HEIGHT]);
  expect(strip.hasMedian).toBe(true);
});

test('a long run is cut at the top and marked', () => {
  const [mark] = stripOf([run(400), ...usual], 1).marks;
  expect(mark).toMatchObject({ height: 1, outlier: 'long' });
});

test('a short failed run is low, but not an outlier', () => {
  const [mark] = stripOf([run(1, 'error'), ...usual], 1).marks;
  expect(mark).toMatchObject({ outcome: 'error', outlier: null });
  expect(mark?.height).toBeCloseTo(0.01 * MEDIAN_HEIGHT);
});

test('a running run has no height', () => {
  expect(stripOf([run(null, 'inProgress'), ...usual], 1).marks[0]).toMatchObject({ outcome: 'running', height: null });
});

test('full and delta runs are each measured by their own median', () => {
  const full = Array.from({ length: 5 }, () => run(3000, 'success', 'full'));
  const strip = stripOf([...full, ...usual], 14);
  expect(new Set(strip.marks.map(({ height }) => height))).toEqual(new Set([MEDIAN_HEIGHT]));
});

test('few runs have no median line and no outliers, but different heights', () => {
  const strip = stripOf([run(900), run(100), run(90)], 14);
  expect(strip.hasMedian).toBe(false);
  expect(strip.marks.map(({ outlier }) => outlier)).toEqual([null, null, null]);
  expect(strip.marks.map(({ height }) => height)).toEqual([0.9 * MEDIAN_HEIGHT, MEDIAN_HEIGHT, 1]);
});

test('the median of two runs is the middle between them', () => {
  expect(stripOf([run(240), run(160)], 14).marks[0]?.height).toBeCloseTo(0.8 * MEDIAN_HEIGHT);
});

test('without runs, the strip is empty', () => {
  expect(stripOf([], 14)).toEqual({ marks: [], hasMedian: false });
});
