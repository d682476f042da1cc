import { expect, test } from 'vitest';
import { Selection } from './selection';

const select = (chosen: string[] = []): Selection => {
  const selection = new Selection(chosen);
  selection.setRows(['a', 'b', 'c', 'd', 'e'], ['a', 'b', 'c']);
  return selection;
};
const chosen = (selection: Selection): string => [...selection.snapshot().chosen].toSorted().join('');

test('a range goes from the row that was chosen last, in both directions and over pages', () => {
  const selection = select();
  selection.toggle('d');
  selection.toggleRange('b');
  expect(chosen(selection)).toBe('bcd');
  selection.toggleRange('e');
  expect(chosen(selection)).toBe('bcde');
  selection.toggleRange('c');
  expect(chosen(selection)).toBe('b');
});

test('a range without a beginning, or from a row that is hidden now, is one row', () => {
  const selection = select();
  selection.toggleRange('c');
  expect(chosen(selection)).toBe('c');
  selection.setRows(['a', 'b'], ['a', 'b']);
  selection.toggleRange('b');
  expect(chosen(selection)).toBe('bc');
});

test('the page is selected and taken out as a whole, and all rows of all pages can be selected', () => {
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

test('rows that are gone can be taken out', () => {
  const selection = select(['a', 'gone']);
  selection.keep(['a', 'b']);
  expect(chosen(selection)).toBe('a');
});
