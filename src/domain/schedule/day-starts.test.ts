import { expect, test } from 'vitest';
import { busiestQuarter, daySpan, longestFree, quartersOf, usualRuns } from './day-starts';

const MINUTE = 60_000;
const midnight = new Date(2026, 10, 23).getTime();
const at = (hour: number, minute = 0): number => midnight + (hour * 60 + minute) * MINUTE;

const quarters = quartersOf(
  daySpan(midnight),
  new Map([
    ['often', Array.from({ length: 288 }, (_, index) => at(0, index * 5))],
    ['night', [at(3)]],
    ['late', [at(3, 14), at(23, 59)]],
  ]),
);

test('each quarter has the first start of each integration', () => {
  expect(quarters).toHaveLength(96);
  expect(quarters[12]?.starts).toEqual([
    { code: 'often', at: at(3) },
    { code: 'night', at: at(3) },
    { code: 'late', at: at(3, 14) },
  ]);
  expect(quarters[95]?.starts.map(({ code }) => code)).toEqual(['often', 'late']);
});

test('finds the busiest quarter and the longest time in which nothing else starts', () => {
  expect(busiestQuarter(quarters)?.from).toBe(at(3));
  expect(longestFree(quarters, 'often')).toEqual({ from: at(3, 15), to: at(23, 45) });
  expect(longestFree(quarters, 'night')).toBeNull();
  expect(busiestQuarter(quartersOf(daySpan(midnight), new Map()))).toBeNull();
});

test('a run of usual duration overlaps the next run if the next run starts before the first run ends', () => {
  expect(usualRuns([0, 30 * MINUTE], 38 * MINUTE)).toEqual([
    { from: 0, to: 38 * MINUTE, overlap: { from: 30 * MINUTE, to: 38 * MINUTE } },
    { from: 30 * MINUTE, to: 68 * MINUTE, overlap: null },
  ]);
  expect(usualRuns([0, 30 * MINUTE], 30 * MINUTE)[0]?.overlap).toBeNull();
});
