import { expect, test } from 'vitest';
import { dueRuns, SKIPPED } from './due-runs';
import { BROKEN } from './failures';

const NOW = new Date('2026-11-23T08:11:00Z');

test('runs are sorted by position, and each position is unique and within the range', () => {
  const { runs } = dueRuns(400, 14, NOW);
  const places = runs.map(({ n }) => n);
  expect(places).toEqual([...new Set(places)].toSorted((a, b) => a - b));
  expect(Math.min(...places)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...places)).toBeLessThanOrEqual(400);
  const times = runs.map(({ at }) => at);
  expect(times).toEqual(times.toSorted());
});

test('one schedule runs every night, and another schedule misses the last night', () => {
  const { runs, brokenSince, skippedAt } = dueRuns(400, 14, NOW);
  expect(runs.filter(({ code }) => code === BROKEN)).toHaveLength(14);
  expect(runs.filter(({ code }) => code === SKIPPED)).toHaveLength(13);
  expect(brokenSince).toBe('2026-11-21T03:30:00.000Z');
  expect(skippedAt).toBe('2026-11-23T03:30:00.000Z');
});

test('among few executions, none is a scheduled run', () => {
  expect(dueRuns(20, 14, NOW)).toEqual({ runs: [], brokenSince: null, skippedAt: null });
});
