import { expect, test } from 'vitest';
import { readNumber } from './read-number';

test.each([
  ['', null],
  ['  ', null],
  ['50', 50],
  ['-3', -3],
  ['1,5', 1.5],
  ['2.', 2],
  ['.5', 0.5],
  ['-', undefined],
  ['1e5', undefined],
  ['0x10', undefined],
  ['5 0', undefined],
])('%j is read as %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});
