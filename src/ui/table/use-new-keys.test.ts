import { expect, test } from 'vitest';
import { addedAbove } from './use-new-keys';

test('rows above known ones are new', () => {
  expect([...addedAbove([3, 2, 1], [5, 4, 3, 2])]).toEqual([5, 4]);
});

test('the first fill, another page and rows further down are not', () => {
  expect(addedAbove(undefined, [2, 1]).size).toBe(0);
  expect(addedAbove([9, 8], [2, 1]).size).toBe(0);
  expect(addedAbove([3, 2], [3, 2, 1]).size).toBe(0);
});

test('so many that nothing of before is left to follow do not move', () => {
  expect(addedAbove([1], [6, 5, 4, 3, 2, 1]).size).toBe(5);
  expect(addedAbove([1], [7, 6, 5, 4, 3, 2, 1]).size).toBe(0);
});
