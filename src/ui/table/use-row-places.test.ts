import { expect, test } from 'vitest';
import { keysAddedAbove, nextPlaces } from './use-row-places';

test('rows above known ones are new', () => {
  expect([...keysAddedAbove([3, 2, 1], [5, 4, 3, 2])]).toEqual([5, 4]);
});

test('first rows, another page and rows further down are not new', () => {
  expect(keysAddedAbove(undefined, [2, 1]).size).toBe(0);
  expect(keysAddedAbove([9, 8], [2, 1]).size).toBe(0);
  expect(keysAddedAbove([3, 2], [3, 2, 1]).size).toBe(0);
});

test('too many new rows are not animated', () => {
  expect(keysAddedAbove([1], [6, 5, 4, 3, 2, 1]).size).toBe(5);
  expect(keysAddedAbove([1], [7, 6, 5, 4, 3, 2, 1]).size).toBe(0);
});

test('a row keeps its key; a new row gets an unused key', () => {
  const places = nextPlaces(nextPlaces(new Map(), [3, 2, 1], true), [4, 3, 2], true);
  expect([...places]).toEqual([
    [4, 3],
    [3, 0],
    [2, 1],
  ]);
});

test('rows of another page reuse the keys of the previous rows, if allowed', () => {
  const before = nextPlaces(new Map(), [9, 8], true);
  expect([...nextPlaces(before, [3, 2, 1], true).values()]).toEqual([0, 1, 2]);
  expect([...nextPlaces(before, [3, 2, 1], false).values()]).toEqual([2, 3, 4]);
});

test('no key is used twice over many pages', () => {
  let places = nextPlaces(new Map(), [1, 2, 3], true);
  for (let page = 0; page < 50; page += 1) {
    const keys = page % 2 === 0 ? [page, page + 1, page + 2, page + 3] : [page * 100, page * 100 + 1];
    places = nextPlaces(places, keys, true);
    expect(new Set(places.values()).size).toBe(keys.length);
  }
});
