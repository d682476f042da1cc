import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { lateSince } from './late-run';

const MINUTE = 60_000;
const START = Date.parse('2026-11-23T04:00:00Z');
const USUAL = { median: 10 * MINUTE, low: 9 * MINUTE, high: 12 * MINUTE };
const run = { status: 'inProgress', startedAt: '2026-11-23T04:00:00Z' };

test.each([
  ['that takes its usual time is not late', 11, USUAL, false],
  ['that takes a little longer than usual is not late', 17, USUAL, false],
  ['that takes exactly 1.75 times as long as usual is not late', 17.5, USUAL, false],
  ['that takes even longer is late', 18, USUAL, true],
  ['that takes even longer is not late if some runs take as long', 18, { ...USUAL, high: 30 * MINUTE }, false],
  ['at most a minute over a short median is not late', 1, { median: 10_000, low: 9_000, high: 11_000 }, false],
  ['without a usual duration is not late', 600, null, false],
] as const)('a run %s', (_name, minutes, usual, isLate) => {
  const expected = isLate ? START + USUAL.high : null;
  expect(lateSince(run, usual, START + minutes * MINUTE)).toBe(expected);
});

test.each([
  { status: 'success', startedAt: run.startedAt },
  { status: 'waiting', startedAt: null },
  { status: 'inProgress', startedAt: 'soon' },
])('a run like %j is never late', (other) => {
  expect(lateSince(other, USUAL, START + 600 * MINUTE)).toBeNull();
});

test('a late run stays late, and its usual end is in the past', () => {
  const length = fc.integer({ min: 1, max: 600 * MINUTE });
  fc.assert(
    fc.property(fc.tuple(length, length, length), length, length, (lengths, elapsed, more) => {
      const [low = 0, median = 0, high = 0] = lengths.toSorted((a, b) => a - b);
      const since = lateSince(run, { low, median, high }, START + elapsed);
      if (since === null) return;
      expect(since).toBeLessThan(START + elapsed);
      expect(elapsed).toBeGreaterThan(high);
      expect(lateSince(run, { low, median, high }, START + elapsed + more)).toBe(since);
    }),
  );
});
