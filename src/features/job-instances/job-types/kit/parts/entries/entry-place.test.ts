import { expect, test } from 'vitest';
import { applyEntry, entryIndex, entryTexts, withoutEntry } from './entry-place';

const TEXT = '{"rules": [{"label":"a"}, {"label":"b"}, {"label":"c", "n":1.0}]}';
const opened = (index: number | null, base: string | null) => ({ path: ['rules'], index, base });
const B = opened(1, '{"label":"b"}');

test('entries are read as they are spelled', () => {
  expect(entryTexts(TEXT, ['rules'])).toEqual(['{"label":"a"}', '{"label":"b"}', '{"label":"c", "n":1.0}']);
  expect(entryTexts('{}', ['rules'])).toEqual([]);
});

test('an entry is put back in its place, the others stay byte for byte', () => {
  expect(applyEntry(TEXT, B, '{"label":"B"}')).toBe(
    '{"rules": [{"label":"a"}, {"label":"B"}, {"label":"c", "n":1.0}]}',
  );
  expect(withoutEntry(TEXT, B)).toBe('{"rules": [{"label":"a"}, {"label":"c", "n":1.0}]}');
});

test('an entry that was moved meanwhile is found by its spelling', () => {
  const moved = '{"rules": [{"label":"b"}, {"label":"a"}]}';
  expect(entryIndex(moved, B)).toBe(0);
  expect(applyEntry(moved, B, '{"label":"B"}')).toBe('{"rules": [{"label":"B"}, {"label":"a"}]}');
});

test('an entry that was changed meanwhile is taken to stand where it stood', () => {
  expect(entryIndex('{"rules": [{"label":"a"}, {"label":"other"}]}', B)).toBe(1);
});

test('what another tab changed of the same entry is kept', () => {
  const changed = '{"rules": [{"label":"a"}, {"label":"b", "n":2}]}';
  expect(applyEntry(changed, B, '{"label":"B"}')).toBe('{"rules": [{"label":"a"}, {"label":"B", "n":2}]}');
});

test('a new entry, or one that is gone, goes last; nothing is removed for it', () => {
  expect(applyEntry('{"rules": [{"label":"a"}]}', opened(null, null), '{"label":"n"}')).toBe(
    '{"rules": [{"label":"a"}, {"label":"n"}]}',
  );
  const without = '{"rules": [{"label":"a"}]}';
  expect(entryIndex(without, B)).toBeNull();
  expect(JSON.parse(applyEntry(without, B, '{"label":"B"}'))).toEqual({ rules: [{ label: 'a' }, { label: 'B' }] });
  expect(withoutEntry(without, B)).toBe(without);
});
