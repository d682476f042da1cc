import { expect, test } from 'vitest';
import type { HistoryEntry } from '../instance';
import { configurationBefore, followBack, followField } from './follow-field';
import { historyEntry } from '@tests/support/history-entry';

const versions = (...states: unknown[]): HistoryEntry[] =>
  states.slice(1).map((state, index) => {
    const configuration = { old: JSON.stringify(states[index]), new: JSON.stringify(state) };
    return historyEntry(index + 2, { changeSet: { configuration } });
  });
const label = historyEntry(9, { changeSet: { label: { old: 'a', new: 'b' } } });
const mapping = (family: string, ...attributes: string[]) => ({
  akeneo_asset_family: family,
  metadata: attributes.map((attribute) => ({ bynderMetadata: `from ${attribute.slice(0, 1)}`, attribute })),
});
const followed = (changes: HistoryEntry[], ...path: (string | number)[]) => {
  const { changedIn, ...rest } = followField(changes, path);
  return { ...rest, version: changedIn?.version ?? null };
};

test('finds the value before and after, and the last version that changed it', () => {
  const changes = versions({ a: 1, b: 1 }, { a: 2, b: 1 }, { a: 3, b: 1 }, { a: 3, b: 2 });
  expect(followed([...changes, label], 'a')).toEqual({ path: ['a'], before: '1', after: '3', version: 3 });
  expect(followed([label], 'a')).toEqual({ path: ['a'], before: null, after: null, version: null });
});

test('a field that is changed back is unchanged', () => {
  expect(followed(versions({ a: 1 }, { a: 2 }, { a: 1 }), 'a').version).toBeNull();
});

test('follows a field when its entry moves', () => {
  const path = ['mappings', 1, 'metadata', 0, 'attribute'];
  const before = { mappings: [mapping('one', 'a'), mapping('two', 'x')] };
  const moved = { mappings: [mapping('two', 'x'), mapping('zero', 'z'), mapping('one', 'a')] };
  const changed = { mappings: [mapping('two', 'n', 'x2'), mapping('one', 'a')] };
  expect(followed(versions(before, moved), ...path)).toEqual({
    path: ['mappings', 0, 'metadata', 0, 'attribute'],
    before: '"x"',
    after: '"x"',
    version: null,
  });
  expect(followed(versions(before, moved, changed), ...path)).toEqual({
    path: ['mappings', 0, 'metadata', 1, 'attribute'],
    before: '"x"',
    after: '"x2"',
    version: 3,
  });
});

test('a removed field has no path', () => {
  const before = { mappings: [mapping('one', 'a'), mapping('two', 'x')] };
  const after = { mappings: [mapping('one', 'a')] };
  expect(followed(versions(before, after, { mappings: [] }), 'mappings', 1, 'metadata', 0, 'attribute')).toEqual({
    path: null,
    before: '"x"',
    after: null,
    version: 2,
  });
});

test('returns the configuration before several versions', () => {
  expect(configurationBefore([label, ...versions({ a: 1 }, { a: 2 })], 'now')).toBe('{"a":1}');
  expect(configurationBefore([label], 'now')).toBe('now');
});

test('follows a field back to its place and value before the versions', () => {
  const before = { mappings: [mapping('one', 'a'), mapping('two', 'x')] };
  const moved = { mappings: [mapping('two', 'x'), mapping('one', 'a')] };
  const changed = { mappings: [mapping('two', 'y'), mapping('one', 'a')] };
  const { changedIn, ...back } = followBack(
    [...versions(before, moved, changed), label],
    ['mappings', 0, 'metadata', 0, 'attribute'],
  );
  expect(back).toEqual({ path: ['mappings', 1, 'metadata', 0, 'attribute'], before: '"y"', after: '"x"' });
  expect(changedIn?.version).toBe(3);
  expect(followBack(versions({}, { a: 1 }), ['a'])).toMatchObject({ path: null, before: '1', after: null });
});
