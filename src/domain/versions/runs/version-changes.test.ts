import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../instance';
import { changeMarks } from './version-changes';
import { historyEntry } from '@tests/support/history-entry';

const day = (number: number): number => Date.UTC(2026, 10, number, 3, 30);
const version = (number: number, loggedOn: number): HistoryEntry =>
  historyEntry(number, { loggedAt: new Date(day(loggedOn) + 3_600_000).toISOString() });
const RUNS = [day(10), day(11), day(12)];

test('the mark of a change is in front of the first run after the change', () => {
  const marks = changeMarks(RUNS, [version(3, 12), version(2, 10)]);
  expect(marks.map(({ beforeRun, versions }) => [beforeRun, versions.map((each) => each.version)])).toEqual([
    [1, [2]],
    [3, [3]],
  ]);
});

test('changes between the same two runs are one mark', () => {
  const marks = changeMarks([day(10), day(14)], [version(4, 12), version(3, 11)]);
  expect(marks.map(({ beforeRun, versions }) => [beforeRun, versions.map((each) => each.version)])).toEqual([
    [1, [3, 4]],
  ]);
});

test('changes before the first run, the first version, and versions without a time have no mark', () => {
  expect(changeMarks(RUNS, [version(5, 9), version(1, 11), { ...version(6, 11), loggedAt: null }])).toEqual([]);
  expect(changeMarks([], [version(2, 10)])).toEqual([]);
});
