import { expect, test } from 'vitest';
import { executionRow } from '@tests/support/execution-row';
import { failureStreak, streakTypes } from './failure-streak';

test('counts the failures of each type since the last run that worked', () => {
  const failed = (id: number, type: 'delta' | 'full') => executionRow(id, { status: 'error', type });
  const stopped = executionRow(6, { status: 'stopped', type: 'full' });
  const runs = [failed(8, 'delta'), failed(7, 'full'), stopped, failed(5, 'delta'), executionRow(4), failed(3, 'full')];
  const { count } = failureStreak(runs, true);
  expect(count).toBe(3);
  expect([...streakTypes(runs, count)]).toEqual([
    ['delta', 2],
    ['full', 1],
  ]);
});
