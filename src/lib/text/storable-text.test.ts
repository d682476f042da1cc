import { expect, test } from 'vitest';
import { isSearchable, LONGEST_SEARCHED } from './storable-text';

test('a text of the maximum length is searched', () => {
  expect(isSearchable('')).toBe(true);
  expect(isSearchable('é'.repeat(LONGEST_SEARCHED))).toBe(true);
});

test('a longer text and a text that cannot be stored are not searched', () => {
  expect(isSearchable('a'.repeat(LONGEST_SEARCHED + 1))).toBe(false);
  expect(isSearchable('a\0b')).toBe(false);
  expect(isSearchable('\ud800')).toBe(false);
});
