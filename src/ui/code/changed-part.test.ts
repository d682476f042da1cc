import { assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { changedPart } from './changed-part';

test('only the differing part is replaced', () => {
  expect(changedPart('{"a": 1}', '{"a": 12}')).toEqual({ from: 7, to: 7, insert: '2' });
  expect(changedPart('aaa', 'aa')).toEqual({ from: 2, to: 3, insert: '' });
  expect(changedPart('same', 'same')).toBeNull();
});

test('applying the changed part always results in the new text', () => {
  assert(
    property(string({ unit: constantFrom('a', 'b') }), string({ unit: constantFrom('a', 'b') }), (a, b) => {
      const part = changedPart(a, b);
      expect(part === null ? a : a.slice(0, part.from) + part.insert + a.slice(part.to)).toBe(b);
    }),
  );
});
