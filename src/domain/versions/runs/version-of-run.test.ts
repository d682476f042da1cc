import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../instance';
import { NEW_INSTANCE } from '../../instance-fields';
import { newestBeforeRun, versionOfRun } from './version-of-run';
import { historyEntry } from '@tests/support/history-entry';

const at = (hour: number): string => new Date(Date.UTC(2026, 10, 20, hour)).toISOString();
const entry = (version: number, hour: number, old: string, next: string): HistoryEntry =>
  historyEntry(version, { loggedAt: at(hour), changeSet: { description: { old, new: next } } });
const current = { ...NEW_INSTANCE, code: 'a', description: 'third' };
const entries = [entry(3, 12, 'second', 'third'), entry(2, 8, 'first', 'second')];
const used = (hour: number, hasMore = false) => {
  const found = versionOfRun(current, entries, hasMore, at(hour));
  return found && [found.version, found.value.description];
};

test('a run used the newest version before it', () => {
  expect(used(13)).toEqual([3, 'third']);
  expect(used(12)).toEqual([3, 'third']);
  expect(used(9)).toEqual([2, 'second']);
});

test('a run from before the first known version used the values from before that version', () => {
  expect(used(7)).toEqual([null, 'first']);
  expect(used(7, true)).toBeNull();
});

test('without versions the current values count; without a time nothing is known', () => {
  expect(versionOfRun(current, [], false, at(7))).toEqual({ version: null, value: current });
  expect(versionOfRun(current, entries, false, null)).toBeNull();
});

test('the version that a run used can be found without the current values', () => {
  const alone = (createdAt: string | null) => newestBeforeRun(entries, createdAt)?.version;
  expect([alone(at(13)), alone(at(9)), alone(at(7)), alone(null)]).toEqual([3, 2, undefined, undefined]);
});
