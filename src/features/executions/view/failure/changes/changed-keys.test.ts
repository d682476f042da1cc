import { expect, test } from 'vitest';
import type { HistoryEntry } from '@/domain/instance';
import { changedConfigurationKeys, versionThatChanged } from './changed-keys';
import { historyEntry } from '@tests/support/history-entry';

const entry = (version: number, before: unknown, after: unknown): HistoryEntry =>
  historyEntry(version, { changeSet: { configuration: { old: before, new: after } } });
const keys = (...changes: HistoryEntry[]): string[] => [...changedConfigurationKeys(changes)];

test('returns the keys that differ between the first and the last version', () => {
  expect(keys(entry(2, '{"a":1,"b":[1]}', '{"a":2,"b":[1]}'), entry(3, '{"a":2,"b":[1]}', '{"b":[1],"c":0}'))).toEqual([
    'a',
    'c',
  ]);
});

test('ignores a change that was reverted', () => {
  expect(keys(entry(2, '{"a":1}', '{"a":2}'), entry(3, '{"a":2}', '{"a":1}'))).toEqual([]);
});

test('accepts an object instead of a text, invalid JSON, and no changes', () => {
  expect(keys(entry(2, { a: 1 }, { a: 2 }))).toEqual(['a']);
  expect(keys(entry(2, '{', '{"a":1}'))).toEqual(['a']);
  expect([...changedConfigurationKeys('unknown'), ...changedConfigurationKeys(undefined)]).toEqual([]);
});

test('finds the newest version that changed a key', () => {
  const changes = [
    entry(2, '{"a":1,"b":1}', '{"a":2,"b":1}'),
    entry(3, '{"a":2,"b":1}', '{"a":3,"b":1}'),
    entry(4, '{"a":3,"b":1}', '{"a":3,"b":2}'),
  ];
  expect(versionThatChanged('a', changes)?.version).toBe(3);
  expect(versionThatChanged('b', changes)?.version).toBe(4);
  expect(versionThatChanged('c', changes)).toBeNull();
  expect(versionThatChanged('a', 'unknown')).toBeNull();
});
