import { expect, test } from 'vitest';
import type { HistoryEntry, HistoryRow } from '../instance';
import { changesBetween } from './changes-between';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, time: number): HistoryEntry =>
  historyEntry(version, { loggedAt: new Date(time).toISOString() });
const history = (hasMore: boolean, ...entries: HistoryEntry[]): HistoryRow => ({
  code: 'a',
  entries,
  hasMore,
  readAt: 0,
});

test('returns the versions after the earlier run and up to the later run, oldest first', () => {
  const found = changesBetween(history(false, entry(4, 400), entry(3, 300), entry(2, 200), entry(1, 100)), 100, 300);
  expect(found?.map(({ version }) => version)).toEqual([2, 3]);
});

test('returns null if unknown older versions may have changed something', () => {
  expect(changesBetween(history(true, entry(4, 400)), 100, 500)).toBeNull();
  expect(changesBetween(history(true, entry(4, 400), entry(3, 90)), 100, 500)).toHaveLength(1);
  expect(changesBetween(history(false), 100, 500)).toEqual([]);
});

test('returns null if a missing time leaves open whether a version is between the runs', () => {
  const untimed = (version: number): HistoryEntry => ({ ...entry(version, 0), loggedAt: null });
  const versions = (...entries: HistoryEntry[]) =>
    changesBetween(history(false, ...entries), 100, 300)?.map(({ version }) => version) ?? null;
  expect(versions(entry(3, 250), untimed(2), entry(1, 50))).toBeNull();
  expect(versions(untimed(3), entry(2, 250))).toBeNull();
  expect(versions(entry(3, 250), entry(2, 90), untimed(1))).toEqual([3]);
  expect(versions(untimed(3), entry(2, 310), entry(1, 200))).toEqual([1]);
  expect(changesBetween(history(false, entry(2, 250)), Number.NaN, 300)).toBeNull();
  expect(changesBetween(history(false, entry(2, 250)), 100, Number.NaN)).toBeNull();
});
