import { expect, test } from 'vitest';
import { moveView, nameProblem, parseSavedViews, putView } from './saved-views';
import type { SavedView } from './view';

const view = (id: string, name = id.toUpperCase()): SavedView => ({
  id,
  name,
  state: { filters: { status: ['error'] }, sort: null, columns: ['id', 'instance'] },
});
const LIST = ['a', 'b', 'c'].map((id) => view(id));
const ids = (views: readonly SavedView[]) => views.map(({ id }) => id).join('');

test('stored views are read again, and anything that is not a view is skipped', () => {
  expect(parseSavedViews(JSON.stringify(LIST))).toEqual(LIST);
  const odd = [
    null,
    7,
    { id: 'x', name: 'X' },
    { ...view('x'), state: { filters: { status: [1] }, sort: null, columns: null } },
  ];
  expect(parseSavedViews(JSON.stringify([...odd, LIST[0]]))).toEqual([LIST[0]]);
  expect([null, '', '{', '{}', '"views"'].map(parseSavedViews)).toEqual([[], [], [], [], []]);
});

test('a property of a later build is kept', () => {
  const later = { ...view('a'), hidden: true };
  expect(putView(parseSavedViews(JSON.stringify([later])), view('b'))[0]).toEqual(later);
});

test.each([
  ['', null, 'empty'],
  ['   ', null, 'empty'],
  [' b ', null, 'taken'],
  ['B', 'b', null],
  ['D', null, null],
  ['x'.repeat(61), null, 'long'],
])('the name %j for view %s has the problem %s', (name, id, problem) => {
  expect(nameProblem(name, LIST, id)).toBe(problem);
});

test('a new view is added at the end; an existing view keeps its place', () => {
  expect(ids(putView(LIST, view('d')))).toBe('abcd');
  const renamed = putView(LIST, view('b', ' Bilder '));
  expect(ids(renamed)).toBe('abc');
  expect(renamed[1]?.name).toBe('Bilder');
});

test.each([
  ['b', -1, 'bac'],
  ['b', 1, 'acb'],
  ['a', -1, 'abc'],
  ['c', 1, 'abc'],
  ['x', 1, 'abc'],
] as const)('moving %s by %i gives %s', (id, by, order) => {
  expect(ids(moveView(LIST, id, by))).toBe(order);
});
