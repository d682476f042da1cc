import { expect, test } from 'vitest';
import { pairOf, withVersion, readPair } from './use-version-pair';

test('the URL contains the pair, which may be swapped', () => {
  expect(readPair(new URLSearchParams('a=12&b=14'))).toEqual({ a: 12, b: 14 });
  expect(readPair(new URLSearchParams('a=x&tab=history'))).toEqual({});
  expect(pairOf([3, 2, 1], { a: 1, b: 3 })).toEqual({ a: 1, b: 3 });
  expect(pairOf([3, 2, 1], { a: 3, b: 1 })).toEqual({ a: 3, b: 1 });
});

test('without a known pair, the newest two versions are compared', () => {
  expect(pairOf([3, 2, 1], {})).toEqual({ a: 2, b: 3 });
  expect(pairOf([3, 2, 1], { a: 1 })).toEqual({ a: 2, b: 3 });
  expect(pairOf([3, 2, 1], { a: 1, b: 9 })).toEqual({ a: 2, b: 3 });
  expect(pairOf([3, 2, 1], { a: 2, b: 2 })).toEqual({ a: 2, b: 3 });
  expect(pairOf([1], { a: 1, b: 1 })).toBeNull();
});

test('a choice that reverses the order swaps the sides; a choice of the other side’s version changes nothing', () => {
  expect(withVersion({ a: 2, b: 3 }, 'a', 1)).toEqual({ a: 1, b: 3 });
  expect(withVersion({ a: 2, b: 3 }, 'a', 5)).toEqual({ a: 3, b: 5 });
  expect(withVersion({ a: 2, b: 3 }, 'b', 1)).toEqual({ a: 1, b: 2 });
  expect(withVersion({ a: 2, b: 3 }, 'b', 2)).toEqual({ a: 2, b: 3 });
  expect(withVersion({ a: 3, b: 2 }, 'a', 1)).toEqual({ a: 2, b: 1 });
  expect(withVersion({ a: 3, b: 2 }, 'b', 1)).toEqual({ a: 3, b: 1 });
});
