import { expect, test } from 'vitest';
import { firstAtOrAfter, lastAtOrBefore } from './sorted-search';

test.each([
  [9, 0, -1],
  [10, 0, 0],
  [19, 1, 0],
  [20, 1, 2],
  [21, 3, 2],
  [99, 4, 3],
])('for %i, the first value not below it is at index %i, the last not above it at index %i', (value, first, last) => {
  const sorted = [10, 20, 20, 30];
  expect(firstAtOrAfter(sorted, value)).toBe(first);
  expect(lastAtOrBefore(sorted, value)).toBe(last);
});
