import { describe, expect, test } from 'vitest';
import type { ExecutionRow } from '@/domain/execution';
import { stripOf } from '@/domain/runs/charts/strip';
import { BASE, CHART, chartLayout, flagAreas, flagTexts, runsInWidth, ticksOf } from './chart-layout';
import { executionRow } from '@tests/support/execution-row';

const NOW = Date.UTC(2026, 10, 23, 12);
const DAY_MS = 86_400_000;
const MINUTE = 60_000;

/** Runs with these durations in minutes, newest first, one a day at noon; null is a run that started 5 minutes ago. */
const runs = (...minutes: (number | null)[]): ExecutionRow[] =>
  minutes.map((long, place) => {
    const start = long === null ? NOW - 5 * MINUTE : NOW - (place + 1) * DAY_MS;
    return executionRow(100 - place, {
      status: long === null ? 'inProgress' : 'success',
      createdAt: new Date(start).toISOString(),
      startedAt: new Date(start).toISOString(),
      finishedAt: long === null ? null : new Date(start + long * MINUTE).toISOString(),
      type: 'delta',
    });
  });

const layoutOf = (minutes: (number | null)[], { width = 1318, changes = [] as number[] } = {}) =>
  chartLayout({
    marks: stripOf(runs(...minutes), minutes.length).marks,
    usual: null,
    changes: changes.map((beforeRun) => ({ beforeRun, versions: [] })),
    width,
    now: NOW,
  });

describe('bars', () => {
  test('have a height proportional to their duration and fit inside the chart', () => {
    const { bars } = layoutOf([20, 10]);
    expect(bars.map(({ height }) => Math.round(height))).toEqual([75, 150]);
    expect(bars.every(({ height }) => height <= CHART.plot)).toBe(true);
    expect(bars.every(({ x, width }) => x >= CHART.left && x + width <= 1318)).toBe(true);
  });

  test('of running runs are as high as the elapsed time', () => {
    const { bars, yOf } = layoutOf([null, 10]);
    expect(bars[1]?.height).toBeCloseTo(BASE - yOf(5 * MINUTE));
  });

  test('of fifty runs fit on a wide page; fewer bars fit on a narrow page', () => {
    expect(runsInWidth(1318)).toBeGreaterThanOrEqual(50);
    expect(runsInWidth(328)).toBe(24);
    const { bars } = layoutOf(
      Array.from({ length: 24 }, () => 10),
      { width: 328 },
    );
    expect(bars.every(({ x, width }) => width >= 5 && x + width <= 328)).toBe(true);
  });

  test('are found from the position of the pointer', () => {
    const { bars, indexAt } = layoutOf([10, 10, 10]);
    expect(bars.map(({ x, width }) => indexAt(x + width / 2))).toEqual([0, 1, 2]);
    expect([indexAt(0), indexAt(1317)]).toEqual([null, null]);
  });
});

test.each([
  [24 * MINUTE, [0, 10, 20, 30]],
  [4 * MINUTE, [0, 1, 2, 3, 4]],
  [8.4 * MINUTE, [0, 5, 10]],
  [95 * MINUTE, [0, 30, 60, 90, 120]],
  [25 * DAY_MS + 5, [0, 7, 14, 21, 28].map((days) => (days * DAY_MS) / MINUTE)],
])('the ticks for %i ms are round times and cover the whole duration', (longest, minutes) => {
  expect(ticksOf(longest).map((tick) => tick / MINUTE)).toEqual(minutes);
});

test('a day has at most one label, and labels do not overlap', () => {
  const { days } = layoutOf(Array.from({ length: 50 }, () => 10));
  const places = days.map(({ x }) => x);
  expect(days.length).toBeGreaterThan(8);
  expect(places.slice(1).every((x, index) => x - (places[index] ?? 0) >= 72)).toBe(true);
  expect(days[0]?.text).toMatch(/^\d\d\/\d\d$/);
});

test('a flag is placed between two runs or after the last run', () => {
  const { flags, bars } = layoutOf([10, 10, 10], { changes: [1, 3] });
  expect(flags[0]).toBeGreaterThan((bars[0]?.x ?? 0) + 14);
  expect(flags[0]).toBeLessThan(bars[1]?.x ?? 0);
  expect(flags[1]).toBeGreaterThan((bars[2]?.x ?? 0) + 14);
});

describe('the text beside a flag', () => {
  const flag = (x: number, ...texts: string[]) => ({ x, left: x - 1, size: 18, texts });

  test('is to the right of the flag, or to the left if there is no room', () => {
    expect(flagTexts([flag(101, 'URL preset'), flag(300, 'Label')], 328)).toEqual([
      { text: 'URL preset', x: 124, anchor: 'start' },
      { text: 'Label', x: 293, anchor: 'end' },
    ]);
  });

  test('is the short text if only that one has room, and never overlaps a flag or another text', () => {
    expect(flagTexts([flag(101, 'Shop connection, URL preset', 'Configuration')], 260)).toEqual([
      { text: 'Configuration', x: 124, anchor: 'start' },
    ]);
    expect(flagTexts([flag(30, 'Label'), flag(68, 'Label'), flag(185, ''), flag(300, 'x'.repeat(20))], 328)).toEqual([
      null,
      { text: 'Label', x: 91, anchor: 'start' },
      null,
      null,
    ]);
  });

  test('is placed for the newest flag first; the texts of older flags get the room that is left', () => {
    expect(flagTexts([flag(230, 'Label'), flag(310, 'Label')], 328)).toEqual([
      { text: 'Label', x: 223, anchor: 'end' },
      { text: 'Label', x: 303, anchor: 'end' },
    ]);
    expect(flagTexts([flag(101, 'Label'), flag(170, 'Label'), flag(185, '')], 328)).toEqual([
      { text: 'Label', x: 94, anchor: 'end' },
      { text: 'Label', x: 163, anchor: 'end' },
      null,
    ]);
  });
});

describe('the clickable area of a flag', () => {
  const flag = (x: number, size = 18) => ({ x, left: x - 1, size });

  test('is 24 px wide, also at the edges of the chart and beside one neighbour', () => {
    expect(flagAreas([flag(101), flag(200)], 328)).toEqual([
      { x: 97, width: 24 },
      { x: 196, width: 24 },
    ]);
    expect(flagAreas([flag(1), flag(311)], 328)).toEqual([
      { x: 0, width: 24 },
      { x: 304, width: 24 },
    ]);
    expect(flagAreas([flag(101), flag(121)], 328)).toEqual([
      { x: 95, width: 24 },
      { x: 119, width: 24 },
    ]);
  });

  test('is as wide as a wide flag', () => {
    expect(flagAreas([flag(101, 50)], 328)).toEqual([{ x: 100, width: 50 }]);
  });

  test.each([
    ['close flags', [flag(101), flag(112), flag(123)]],
    ['a flag to the left of its line', [flag(270, 50), flag(281), { x: 320, left: 271, size: 50 }]],
  ])('does not overlap another area: %s', (_, flags) => {
    const areas = flagAreas(flags, 328);
    expect(areas.every(({ width }) => width > 0)).toBe(true);
    for (const [index, { x, width }] of areas.slice(0, -1).entries())
      expect(x + width).toBeLessThanOrEqual(areas[index + 1]?.x ?? 0);
  });
});
