import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { stepRow } from '@tests/support/step-row';
import type { StepRow } from '../../execution';
import { comparableRun, isSameStep, pairSteps } from './compare-runs';

let nextId = 1;
const step = (stepName: string, seconds: number, changes: Partial<StepRow> = {}): StepRow =>
  stepRow(nextId++, {
    stepName,
    createdAt: '2026-11-20T08:00:00Z',
    endDate: new Date(Date.UTC(2026, 10, 20, 8, 0, seconds)).toISOString(),
    ...changes,
  });

test('steps are paired by name and order; steps that only one run has stay alone', () => {
  const [read, write, again] = [step('Read', 1), step('Write', 1), step('Write', 2)];
  const [otherRead, otherWrite, clean] = [step('Read', 1), step('Write', 1), step('Clean', 1)];
  expect(pairSteps([read, write, again], [otherRead, otherWrite, clean])).toEqual([
    { name: 'Read', a: read, b: otherRead },
    { name: 'Write', a: write, b: otherWrite },
    { name: 'Write', a: again, b: null },
    { name: 'Clean', a: null, b: clean },
  ]);
});

test.each([
  [
    'about the same time and counts',
    step('x', 122, { summary: { read: 1621 } }),
    step('x', 124, { summary: { read: 1624 } }),
    true,
  ],
  ['far longer', step('x', 60), step('x', 120), false],
  ['short steps', step('x', 1), step('x', 5), true],
  ['other counts', step('x', 60, { summary: { read: 100 } }), step('x', 60, { summary: { read: 90 } }), false],
  ['zero and one', step('x', 60, { summary: { read: 0 } }), step('x', 60, { summary: { read: 1 } }), false],
  ['a counter only here', step('x', 60, { summary: { read: 1 } }), step('x', 60), false],
  ['another status', step('x', 60), step('x', 60, { status: 'error' }), false],
  ['only one ended', step('x', 60), step('x', 60, { endDate: null }), false],
] as const)('compares two steps: %s', (_, a, b, same) => {
  expect(isSameStep({ name: 'x', a, b })).toBe(same);
});

test('a run is compared with the last run of its type that worked', () => {
  const run = executionRow(9, { status: 'error', type: 'delta' });
  const full = executionRow(7);
  const delta = executionRow(5, { type: 'delta', status: 'warning' });
  const failed = executionRow(8, { status: 'error', type: 'delta' });
  expect(comparableRun([run, failed, full, delta], run)).toBe(delta);
  expect(comparableRun([run, failed, full], run)).toBe(full);
  expect(comparableRun([run, failed], run)).toBe(failed);
  expect(comparableRun([executionRow(10), run], run)).toBeNull();
});
