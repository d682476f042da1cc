import { describe, expect, test } from 'vitest';
import type { StepRow } from '../../execution';
import { countedItems, countersOf, runItems, stepProgress } from './run-items';
import { stepRow } from '@tests/support/step-row';

const START = Date.parse('2026-11-20T10:00:00Z');
const step = (summary: StepRow['summary'], createdAt: string | null = '2026-11-20T10:00:00Z'): StepRow =>
  stepRow(1, { stepName: 'Map media', summary, createdAt });
const run = { status: 'success', startedAt: '2026-11-20T10:00:00Z', finishedAt: '2026-11-20T10:04:00Z' };

test('a run that ended has the items of the last step that counted, and their speed over the whole run', () => {
  expect(runItems(run, [step({ read: 400, filtered: 10 }), step({ created: 80, updated: 160 }), step({})])).toEqual({
    count: 240,
    perMinute: 60,
  });
});

test('without counters of items, or without steps, a run has no items', () => {
  expect(runItems(run, [step({ warnings: 3, mode: 'delta', read: null })])).toBeNull();
  expect(runItems(run, undefined)).toBeNull();
});

test('a run has items once it has ended, even if the server does not say when', () => {
  const steps = [step({ read: 5 })];
  expect(runItems({ ...run, status: 'inProgress' }, steps)).toBeNull();
  expect(runItems({ ...run, status: 'stopped', finishedAt: null }, steps)?.count).toBe(5);
});

test('an open step of a run that worked was read during the run, so its numbers are not final', () => {
  const steps = [step({ read: 5 }), { ...step({ written: 2 }), status: 'inProgress' }];
  expect(runItems(run, steps)).toBeNull();
  expect(runItems({ ...run, status: 'error' }, steps)?.count).toBe(2);
});

test('a run without times, or a very short one, has no speed', () => {
  expect(runItems({ ...run, finishedAt: null }, [step({ read: 5 })])).toEqual({ count: 5, perMinute: null });
  const short = { ...run, finishedAt: '2026-11-20T10:00:02Z' };
  expect(runItems(short, [step({ read: 5 })])).toEqual({ count: 5, perMinute: null });
});

test('the total of a step is its own counter, or else an estimate from the previous step', () => {
  const now = START + 120_000;
  const own = stepProgress([step({ read: 9 }), step({ processed: 230, skipped: 10, total: 720 })], 1, now);
  expect(own).toEqual({ count: 240, total: 720, isAbout: false, perMinute: 120, left: 240_000 });
  const before = stepProgress([step({ read: 480, filtered: 20 }), step({ processed: 240 })], 1, now);
  expect(before).toEqual({ count: 240, total: 480, isAbout: true, perMinute: 120, left: 120_000 });
});

test('a total below the current count is ignored, and the first step has no estimate', () => {
  const more = stepProgress([step({ read: 100 }), step({ processed: 240 })], 1, START + 60_000);
  expect(more).toMatchObject({ count: 240, total: null, isAbout: false, left: null });
  expect(stepProgress([step({ read: 100 })], 0, START + 60_000)).toMatchObject({ count: 100, total: null });
});

test('a step without a start, or that just began, has no speed', () => {
  const nothing = { count: 4, total: 9, isAbout: false, perMinute: null, left: null };
  expect(stepProgress([step({ read: 4, total: 9 }, null)], 0, START)).toEqual(nothing);
  expect(stepProgress([step({ read: 4, total: 9 })], 0, START + 5_000)).toEqual(nothing);
  expect(stepProgress([step({ read: 4, total: 9 }, 'unreadable')], 0, START)).toEqual(nothing);
});

test('a step that counts no items has no progress', () => {
  expect(stepProgress([step({ warnings: 2 })], 0, START)).toBeNull();
  expect(stepProgress([], -1, START)).toBeNull();
});

test('a high speed is rounded to two digits', () => {
  expect(runItems(run, [step({ read: 996 })])?.perMinute).toBe(250);
});

describe('the counters that a person has chosen', () => {
  const steps = [
    { ...step({ read: 400 }), stepName: 'Read' },
    { ...step({ created: 8, unchanged: 390 }), stepName: 'Write' },
  ];

  test('are added up, whichever steps they belong to', () => {
    const choice = [
      { step: 'Write', counter: 'created' },
      { step: 'Write', counter: 'unchanged' },
      { step: 'Read', counter: 'read' },
    ];
    expect(countedItems(steps, choice)).toMatchObject({ count: 798, counters: choice });
    expect(runItems(run, steps, choice)?.count).toBe(798);
  });

  test('are 0 if the step lacks them, and unknown if the step has no counters or did not run', () => {
    const choice = [{ step: 'Write', counter: 'updated' }];
    expect(countedItems(steps, choice)?.count).toBe(0);
    expect(countedItems([{ ...step({ note: 'none' }), stepName: 'Write' }], choice)).toBeNull();
    expect(countedItems(steps.slice(0, 1), choice)).toBeNull();
  });
});

test('all counters of runs are found, with their newest value, in the order of the steps', () => {
  const named = (stepName: string, summary: StepRow['summary']): StepRow => ({ ...step(summary), stepName });
  const newest = [named('Read', { read: 4, mode: 'delta' }), named('Write', { created: 1 })];
  const before = [named('Read', { read: 9, skipped: 2 }), named('Write', { created: 3 })];
  expect(countersOf([newest, before])).toEqual([
    { step: 'Read', counter: 'read', value: 4 },
    { step: 'Read', counter: 'skipped', value: 2 },
    { step: 'Write', counter: 'created', value: 1 },
  ]);
});
