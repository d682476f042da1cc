import { expect, test } from 'vitest';
import { pageCount, pagesAround } from './pager-pages';

test.each([
  [0, 1],
  [30, 1],
  [31, 2],
  [3_001, 101],
])('%i rows make %i pages', (total, pages) => {
  expect(pageCount(total)).toBe(pages);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 9, [1, 2, 3]],
  [2, 9, [1, 2, 3]],
  [5, 9, [4, 5, 6]],
  [9, 9, [7, 8, 9]],
  [40, 9, [7, 8, 9]],
  [-3, 9, [1, 2, 3]],
])('page %i of %i offers the pages %j', (page, count, pages) => {
  expect(pagesAround(page, count)).toEqual(pages);
});
