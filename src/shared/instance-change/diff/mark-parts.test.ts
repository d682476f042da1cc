import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { markParts, type TextPart } from './mark-parts';

const markedString = (parts: TextPart[] | undefined) =>
  parts?.map(({ text, different }) => (different ? `[${text}]` : text)).join('');

test('marks the parts that only one of the texts contains', () => {
  const marks = markParts('alerts@acme.test', 'alerts@acme.test, shop@acme.test');
  expect(markedString(marks?.before)).toBe('alerts@acme.test');
  expect(markedString(marks?.after)).toBe('alerts@acme.test[, shop@acme.test]');
});

test('returns null for texts with little in common and for long texts', () => {
  expect(markParts('webimage', 'large')).toBeNull();
  expect(markParts('a '.repeat(3_000), 'a b')).toBeNull();
  // Only the white space is common.
  expect(markParts('one    two', 'red    six')).toBeNull();
});

test('white space beside a common word counts', () => {
  expect(markParts('Name 1', '<b>Name 32</b>')).not.toBeNull();
});

test('the parts of each side, joined, are its whole text', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (start, one, other) => {
      const marks = markParts(start + one, start + other);
      if (marks === null) return;
      const joined = (parts: TextPart[]) => parts.map(({ text }) => text).join('');
      expect(joined(marks.before)).toBe(start + one);
      expect(joined(marks.after)).toBe(start + other);
    }),
  );
});
