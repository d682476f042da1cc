import { expect, test } from 'vitest';
import { keysAddedAbove, nextPlaces } from './use-row-places';

test('new rows above known rows count as added', () => {
  expect([...keysAddedAbove([3, 2, 1], [5, 4, 3, 2])]).toEqual([5, 4]);
});

test('the first rows, the rows of another page and new rows at the bottom do not count as added', () => {
  expect(keysAddedAbove(undefined, [2, 1]).size).toBe(0);
  expect(keysAddedAbove([9, 8], [2, 1]).size).toBe(0);
  expect(keysAddedAbove([3, 2], [3, 2, 1]).size).toBe(0);
});

test('if more than five rows are new, none of them counts as added', () => {
  expect(keysAddedAbove([1], [6, 5, 4, 3, 2, 1]).size).toBe(5);
  expect(keysAddedAbove([1], [7, 6, 5, 4, 3, 2, 1]).size).toBe(0);
});

test('a row keeps its React key; a new row gets a fresh one', () => {
  const places = nextPlaces(nextPlaces(new Map(), [3, 2, 1], true), [4, 3, 2], true);
  expect([...places]).toEqual([
    [4, 3],
    [3, 0],
    [2, 1],
  ]);
});

test('the rows of another page reuse the React keys of the previous rows, if `reuse` is set', () => {
  const before = nextPlaces(new Map(), [9, 8], true);
  expect([...nextPlaces(before, [3, 2, 1], true).values()]).toEqual([0, 1, 2]);
  expect([...nextPlaces(before, [3, 2, 1], false).values()]).toEqual([2, 3, 4]);
});

test('two rows of one page never have the same React key', () => {
  let places = nextPlaces(new Map(), [1, 2, 3], true);
  for (let page = 0; page < 50; page += 1) {
    const keys = page % 2 === 0 ? [page, page + 1, page + 2, page + 3] : [page * 100, page * 100 + 1];
    places = nextPlaces(places, keys, true);
    expect(new Set(places.values()).size).toBe(keys.length);
  }
});
