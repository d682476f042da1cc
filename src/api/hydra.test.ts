import { expect, test } from 'vitest';
import { contradictsItself, isLastPage, readCollection } from './hydra';

test.each([
  [{ 'hydra:view': { 'hydra:next': '/api/users?page=2' } }, true],
  [{ view: { next: '/api/users?page=2' } }, true],
  [{ 'hydra:view': { '@id': '/api/users?page=1' } }, false],
  [{ 'hydra:view': { 'hydra:next': null } }, false],
  [{ view: { next: null } }, false],
  [{}, null],
])('the view of %j has a next page: %s', (page, hasNext) => {
  expect(readCollection({ member: [1], ...page })?.hasNext).toBe(hasNext);
});

test('a page whose next page is null is the last one and complete', () => {
  const page = readCollection({ member: [1], totalItems: 1, view: { next: null } });
  expect(page && [isLastPage(page, 1), contradictsItself(page, 1)]).toEqual([true, false]);
});
