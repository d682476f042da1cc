import { describe, expect, test } from 'vitest';
import { executionViews } from './execution-views';
import { changedParts, findShownView, readViewTag, writeViewTag, type SavedView, type ViewState } from './view';

const state = (filters: Record<string, string[]>, more: Partial<ViewState> = {}): ViewState => ({
  filters,
  sort: null,
  columns: null,
  ...more,
});
const IMAGES: SavedView = { id: 'k3f9a2', name: 'Shop: images', state: state({ status: ['error', 'warning'] }) };
const VIEWS = [...executionViews('ada@acme.test'), IMAGES];
const shown = (view: string | null, of: ViewState) => findShownView({ ...of, view }, VIEWS);

test('an address has the id of a built-in view, the id and name of a saved view, and nothing for the view of all rows', () => {
  const tags = VIEWS.map(writeViewTag);
  expect(tags).toEqual([null, 'errors-today', 'running', 'last-night', 'mine', 'k3f9a2:Shop: images']);
  expect(tags.map(readViewTag).slice(4)).toEqual([
    { id: 'mine', name: '' },
    { id: 'k3f9a2', name: 'Shop: images' },
  ]);
  expect(readViewTag('')).toBeNull();
});

test('lists the changed parts; the order of values does not matter, the order of columns does', () => {
  const before = state({ status: ['error', 'warning'], created: ['week'] }, { columns: ['id', 'type'] });
  expect(
    changedParts(before, state({ created: ['week'], status: ['warning', 'error'] }, { columns: ['id', 'type'] })),
  ).toEqual([]);
  expect(
    changedParts(before, state({ status: ['error'], type: ['full'] }, { sort: 'label', columns: ['type', 'id'] })),
  ).toEqual(['status', 'created', 'type', 'sort', 'columns']);
});

describe('the view of a list', () => {
  test('is the view in the address, with the parts that were changed since', () => {
    const changed = state({ status: ['error', 'warning'], type: ['full'] });
    expect(shown('k3f9a2:An older name', changed)).toEqual({ view: IMAGES, foreignName: null, changes: ['type'] });
    expect(shown('running', state({}))).toMatchObject({ view: { id: 'running' }, changes: ['status'] });
  });

  test('is a view with the same state, if the address has no known view', () => {
    expect(shown(null, state({ created: ['night'] }))).toMatchObject({ view: { id: 'last-night' }, changes: [] });
    expect(shown(null, IMAGES.state).view).toBe(IMAGES);
    expect(shown('gone', IMAGES.state).view).toBe(IMAGES);
  });

  test('is the view of all rows for any other list', () => {
    expect(shown(null, state({ type: ['full'] }))).toMatchObject({ view: { id: 'all' }, changes: ['type'] });
  });

  test('is foreign if this person has not saved it', () => {
    expect(shown('x1:Their view', state({ type: ['full'] }))).toEqual({
      view: null,
      foreignName: 'Their view',
      changes: [],
    });
  });
});
