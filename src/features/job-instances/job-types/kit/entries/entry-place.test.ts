import { expect, test } from 'vitest';
import { applyEntry, entryIndex, entryTexts, withCurrentIndex, withoutEntry } from './entry-place';

const TEXT = '{"rules": [{"label":"a"}, {"label":"b"}, {"label":"c", "n":1.0}]}';
const B = { path: ['rules'], index: 1, base: '{"label":"b"}', list: entryTexts(TEXT, ['rules']) };
const NEW = { path: ['rules'], index: null, base: null };

test('entries are read verbatim', () => {
  expect(entryTexts(TEXT, ['rules'])).toEqual(['{"label":"a"}', '{"label":"b"}', '{"label":"c", "n":1.0}']);
  expect(entryTexts('{}', ['rules'])).toEqual([]);
});

test('an entry is written back to its index, and the other entries stay byte for byte', () => {
  expect(applyEntry(TEXT, B, '{"label":"B"}')).toBe(
    '{"rules": [{"label":"a"}, {"label":"B"}, {"label":"c", "n":1.0}]}',
  );
  expect(withoutEntry(TEXT, B)).toBe('{"rules": [{"label":"a"}, {"label":"c", "n":1.0}]}');
});

test('a moved entry is found by its content', () => {
  const moved = '{"rules": [{"label":"b"}, {"label":"a"}, {"label":"c", "n":1.0}]}';
  expect(entryIndex(moved, B)).toBe(0);
  expect(applyEntry(moved, B, '{"label":"B"}')).toBe(
    '{"rules": [{"label":"B"}, {"label":"a"}, {"label":"c", "n":1.0}]}',
  );
});

test('an entry that differs only in JSON notation is the same entry', () => {
  expect(entryIndex('{"rules":[{"label":"a"},{"n":1.0,"label":"c"},{ "label" : "b" }]}', B)).toBe(2);
});

test('when the open entry is deleted, the entry that moves to its index is not mistaken for it', () => {
  const without = '{"rules": [{"label":"a"}, {"label":"c", "n":1.0}]}';
  expect(entryIndex(without, B)).toBeNull();
  expect(applyEntry(without, B, '{"label":"B"}')).toBeNull();
  expect(withoutEntry(without, B)).toBeNull();
  expect(withCurrentIndex(without, B)).toBe(B);
  expect(entryIndex(TEXT, withCurrentIndex(without, B))).toBe(1);
});

test('when the open entry is deleted, another entry that gets its name is not mistaken for it', () => {
  expect(entryIndex('{"rules": [{"label":"a"}, {"label":"b", "n":1.0}]}', B)).toBeNull();
});

test('when one of two equal entries is deleted, the remaining entry is not taken for the open entry', () => {
  const twins = { path: ['values'], index: 1, base: '{"v":1}', list: ['{"v":1}', '{"v":1}'] };
  expect(entryIndex('{"values": [{"v":1}, {"v":1}]}', twins)).toBe(1);
  expect(entryIndex('{"values": [{"v":1}]}', twins)).toBeNull();
});

test('changes of the same entry by another tab are kept, even if other entries are removed later', () => {
  const changed = '{"rules": [{"label":"a"}, {"label":"b", "n":2}, {"label":"c", "n":1.0}]}';
  const followed = withCurrentIndex(changed, B);
  expect(applyEntry(changed, B, '{"label":"B"}')).toBe(
    '{"rules": [{"label":"a"}, {"label":"B", "n":2}, {"label":"c", "n":1.0}]}',
  );
  expect(applyEntry('{"rules": [{"label":"b", "n":2}]}', followed, '{"label":"B"}')).toBe(
    '{"rules": [{"label":"B", "n":2}]}',
  );
});

test('an open entry that an earlier build stored is found by its content or name, never by its index', () => {
  const { list: _, ...kept } = B;
  expect(entryIndex(TEXT, kept)).toBe(1);
  expect(entryIndex('{"rules": [{"label":"b", "n":2}]}', kept)).toBe(0);
  expect(entryIndex('{"rules": [{"label":"a"}, {"label":"c"}]}', kept)).toBeNull();
});

test('a new entry is added at the end', () => {
  expect(applyEntry('{"rules": [{"label":"a"}]}', NEW, '{"label":"n"}')).toBe(
    '{"rules": [{"label":"a"}, {"label":"n"}]}',
  );
  expect(withoutEntry(TEXT, NEW)).toBe(TEXT);
});
