import { expect, test } from 'vitest';
import { Selection } from './selection';

const select = (chosen: string[] = []): Selection => {
  const selection = new Selection(chosen);
  selection.setRows(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c']);
  return selection;
};
const chosen = (selection: Selection): string => [...selection.snapshot().chosen].toSorted().join('');

test('a range begins at the row that was toggled last, in both directions and across pages', () => {
  const selection = select();
  selection.toggle('d');
  selection.toggleRange('b');
  expect(chosen(selection)).toBe('bcd');
  selection.toggleRange('e');
  expect(chosen(selection)).toBe('bcde');
  selection.toggleRange('c');
  expect(chosen(selection)).toBe('b');
});

test('a range has one row if no row was toggled before, or if that row is now hidden', () => {
  const selection = select();
  selection.toggleRange('c');
  expect(chosen(selection)).toBe('c');
  selection.setRows(['a', 'b'], ['a', 'b']);
  selection.toggleRange('b');
  expect(chosen(selection)).toBe('bc');
});

test('a whole page can be selected and deselected, and so can all rows of all pages', () => {
  const selection = select(['b', 'hidden']);
  selection.togglePage();
  expect(chosen(selection)).toBe('abchidden');
  selection.togglePage();
  expect(chosen(selection)).toBe('hidden');
  selection.chooseAll();
  expect(chosen(selection)).toBe('abcdehidden');
  selection.clear();
  expect(selection.snapshot()).toMatchObject({ isOn: false, chosen: new Set() });
});

test('rows that no longer exist can be deselected', () => {
  const selection = select(['a', 'gone']);
  selection.keep(['a', 'b']);
  expect(chosen(selection)).toBe('a');
});
