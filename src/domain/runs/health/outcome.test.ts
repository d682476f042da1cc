import { expect, test } from 'vitest';
import { durationOf, hasSucceeded, outcomeOf } from './outcome';

test.each([
  ['success', 'success', true],
  ['warning', 'warning', true],
  ['error', 'error', false],
  ['stopped', 'stopped', false],
  ['waiting', 'running', false],
  ['inProgress', 'running', false],
  ['mustStop', 'running', false],
  ['paused', 'stopped', false],
] as const)('the status %s has the outcome %s', (status, outcome, worked) => {
  expect(outcomeOf(status)).toBe(outcome);
  expect(hasSucceeded(status)).toBe(worked);
});

test.each([
  ['2026-11-23T03:30:02Z', '2026-11-23T03:36:47Z', 405_000],
  ['2026-11-23T03:30:02Z', null, null],
  [null, '2026-11-23T03:36:47Z', null],
  ['2026-11-23T03:30:02Z', 'later', null],
  ['2026-11-23T03:30:02Z', '2026-11-23T03:30:01Z', 0],
])('a run from %s to %s takes %s ms', (startedAt, finishedAt, duration) => {
  expect(durationOf({ startedAt, finishedAt })).toBe(duration);
});
