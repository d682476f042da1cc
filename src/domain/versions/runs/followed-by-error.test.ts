import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { isFollowedByError } from './followed-by-error';

const DAY = 86_400_000;
/** Whether an error followed a change on day 0. The runs are given with the day of their creation, oldest first. */
const followed = (...runs: [status: string, day: number][]): boolean =>
  isFollowedByError(
    0,
    runs
      .map(([status, day], id) => executionRow(id, { status, createdAt: new Date(day * DAY).toISOString() }))
      .toReversed(),
  );

test('an error followed if the first run failed, however late it came', () => {
  expect(followed(['error', 20], ['success', 21])).toBe(true);
});

test('an error followed if a later run failed within seven days', () => {
  expect(followed(['success', 1], ['error', 7])).toBe(true);
  expect(followed(['success', 1], ['error', 7.1])).toBe(false);
});

test('if no ended run failed, there is no error', () => {
  expect(followed()).toBe(false);
  expect(followed(['success', 1], ['warning', 2], ['stopped', 3], ['inProgress', 4])).toBe(false);
});

test('a run that has not ended does not count as the first run', () => {
  expect(followed(['inProgress', 1], ['error', 20])).toBe(true);
});
