import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../instance';
import { changesConfiguration, splitAtRun } from './split-at-run';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, loggedAt: string | null): HistoryEntry =>
  historyEntry(version, { loggedAt, changeSet: { label: { old: 'a', new: 'b' } } });
const changes = [entry(3, '2026-11-20T10:00:00Z'), entry(4, '2026-11-20T12:00:00Z')];
const split = (createdAt: string | null): number[][] => {
  const { used, later } = splitAtRun(changes, createdAt);
  return [used, later].map((entries) => entries.map(({ version }) => version));
};

test('a run can use the versions that were saved before it was created or at the same time', () => {
  expect(split('2026-11-20T11:00:00Z')).toEqual([[3], [4]]);
  expect(split('2026-11-20T12:00:00Z')).toEqual([[3, 4], []]);
  expect(split('2026-11-20T09:00:00Z')).toEqual([[], [3, 4]]);
});

test('without a run, or without its time, all versions count as used', () => {
  expect([split(null), split('')]).toEqual([
    [[3, 4], []],
    [[3, 4], []],
  ]);
});

test('recognises versions that changed the configuration', () => {
  const changed = { ...entry(5, null), changeSet: { configuration: { old: '{}', new: '{"a":1}' } } };
  expect([changesConfiguration(changes), changesConfiguration([...changes, changed])]).toEqual([false, true]);
});
