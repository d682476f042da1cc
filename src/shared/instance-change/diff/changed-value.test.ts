import { expect, test } from 'vitest';
import { shownChange } from './changed-value';

test.each([
  ['null', null, { kind: 'null' }],
  ['a boolean', false, { kind: 'boolean', value: false }],
  ['a list', ['a@b.c', 'd@e.f'], { kind: 'list', text: 'a@b.c, d@e.f' }],
  ['an empty list', [], { kind: 'list', text: '' }],
  ['a text', 'Nightly', { kind: 'text', text: 'Nightly' }],
  ['a number', 3, { kind: 'text', text: '3' }],
  ['a text that only starts like JSON', '[draft] Packshots', { kind: 'text', text: '[draft] Packshots' }],
  ['a text that is a JSON number', '12', { kind: 'text', text: '12' }],
])('%s is shown without a diff', (_name, value, shown) => {
  expect(shownChange({ old: null, new: value })).toEqual({ kind: 'values', old: { kind: 'null' }, new: shown });
});

test('JSON is compared in the same layout, and numbers keep their spelling', () => {
  expect(shownChange({ old: '{"a":1.0}', new: '{\n "a": 12345678901234567890\n}' })).toEqual({
    kind: 'json',
    old: '{\n  "a": 1.0\n}',
    new: '{\n  "a": 12345678901234567890\n}',
  });
});

test('an object instead of a text is also JSON', () => {
  expect(shownChange({ old: null, new: { a: [1] } })).toEqual({
    kind: 'json',
    old: '',
    new: '{\n  "a": [\n    1\n  ]\n}',
  });
});

test('a text that is no longer JSON is compared unchanged', () => {
  expect(shownChange({ old: '{}', new: '{"a":' })).toEqual({ kind: 'json', old: '{}', new: '{"a":' });
});
