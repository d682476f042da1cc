import { expect, test } from 'vitest';
import { positiveInteger } from './positive-integer';

test.each([
  ['7', 7],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['9007199254740993', null],
  ['seven', null],
  ['', null],
  [null, null],
  [undefined, null],
])('%j spells %j', (text, number) => {
  expect(positiveInteger(text)).toBe(number);
});
