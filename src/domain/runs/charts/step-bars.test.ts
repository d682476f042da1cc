import { describe, expect, test } from 'vitest';
import type { StepRow } from '../../execution';
import { axisTicks, stepBars, usualStepDurations } from './step-bars';
import { stepRow } from '@tests/support/step-row';

const DAY = 24 * 3_600_000;
const START = Date.UTC(2026, 10, 23, 3, 30);
const at = (seconds: number | null): string | null =>
  seconds === null ? null : new Date(START + seconds * 1000).toISOString();
const step = (id: number, status: string, from: number | null, to: number | null): StepRow =>
  stepRow(id, { status, createdAt: at(from), endDate: at(to) });
const run = (from: number | null, to: number | null) => ({ startedAt: at(from), finishedAt: at(to) });

describe('the bars of the steps', () => {
  test('are placed from the start of the run on, and the axis ends with the run or its usual duration', () => {
    const steps = [step(1, 'success', 2, 10), step(2, 'error', 10, 20), step(3, 'skipped', 20, 20)];
    const found = stepBars(run(0, 21), steps, null, null);
    expect(found).toEqual({
      length: 21_000,
      bars: new Map([
        [1, { outcome: 'success', start: 2_000, end: 10_000, gap: 0 }],
        [2, { outcome: 'error', start: 10_000, end: 20_000, gap: 0 }],
      ]),
    });
    expect(stepBars(run(0, 21), steps, 60_000, null)?.length).toBe(60_000);
  });

  test('only a gap of more than two seconds is reported', () => {
    const found = stepBars(run(0, 30), [step(1, 'success', 0, 10), step(2, 'success', 25, 30)], null, null);
    expect(found?.bars.get(2)?.gap).toBe(15_000);
  });

  test('the bar of a running step ends now; the bar of a step that never ended ends with the run', () => {
    const now = START + 12_000;
    expect(stepBars(run(0, null), [step(1, 'inProgress', 4, null)], null, now)?.bars.get(1)?.end).toBe(12_000);
    expect(stepBars(run(0, 9), [step(1, 'error', 4, null)], null, now)?.bars.get(1)?.end).toBe(9_000);
    expect(stepBars(run(0, 9), [step(1, 'inProgress', 4, null)], null, null)?.bars.get(1)?.end).toBe(9_000);
  });

  test('if no end is known, a step has no bar', () => {
    const steps = [step(1, 'success', 0, 5), step(2, 'error', 5, null)];
    expect([...(stepBars(run(0, null), steps, null, null)?.bars.keys() ?? [])]).toEqual([1]);
    expect(stepBars(run(0, null), steps.slice(1), 60_000, null)).toBeNull();
  });

  test('steps without times have no bar', () => {
    expect(stepBars(run(0, 9), [step(1, 'waiting', null, null)], null, null)).toBeNull();
    expect(stepBars(run(null, null), [step(1, 'success', 4, 5)], null, null)?.bars.get(1)?.start).toBe(0);
  });
});

test.each([
  [4_000, [0, 1_000, 2_000, 3_000, 4_000]],
  [405_000, [0, 120_000, 240_000, 360_000]],
  [9 * 60_000, [0, 120_000, 240_000, 360_000, 480_000]],
  [7 * DAY + 5, [0, 2 * DAY, 4 * DAY, 6 * DAY]],
  [100 * DAY, 6],
])('an axis of %i ms has the ticks %j', (length, ticks) => {
  if (typeof ticks === 'number') expect(axisTicks(length)).toHaveLength(ticks);
  else expect(axisTicks(length)).toEqual(ticks);
});

test('the usual duration of a step is the median of five or more runs that worked', () => {
  const runOf = (...seconds: number[]): StepRow[] => seconds.map((each, index) => step(index + 1, 'success', 0, each));
  const runs = [runOf(1, 10), runOf(2, 20), runOf(3, 30), runOf(4, 40), runOf(5), [step(2, 'error', 0, 500)]];
  expect(usualStepDurations(runs)).toEqual(new Map([['Step 1', 3_000]]));
  expect(usualStepDurations([...runs, runOf(6, 50), runOf(7, 60)]).get('Step 2')).toBe(35_000);
});
