import { expect, test } from 'vitest';
import { addWarnings, MAX_WARNINGS } from './kept-warnings';

const items = (from: number, count: number, message = 'm') =>
  Array.from({ length: count }, (_, index) => ({ id: from + index, message }));
const EMPTY = { id: 1, steps: [] };
const page = { stepId: 7, page: 1, items: items(1, 30), total: 70, isLast: false };

test('pages are appended; a page that overlaps adds only its new warnings', () => {
  const first = addWarnings(EMPTY, page);
  expect(first).toMatchObject({ hasEnded: false, isFull: false });
  const second = addWarnings(first.row, { ...page, page: 2, items: items(21, 30), isLast: true });
  expect(second).toMatchObject({ hasEnded: true, isFull: false });
  const [step] = second.row.steps;
  expect(step?.items.map(({ id }) => id)).toEqual(items(1, 50).map(({ id }) => id));
  expect(step).toMatchObject({ stepId: 7, total: 70, isComplete: true });
});

test('page 1 replaces the stored warnings of its step', () => {
  const before = addWarnings(EMPTY, page).row;
  const again = addWarnings(before, { ...page, items: items(5, 1), isLast: true }).row;
  expect(again.steps).toEqual([{ stepId: 7, items: items(5, 1), total: 70, isComplete: true }]);
});

test('a repeated page ends the reading of a step, and its warnings count as incomplete', () => {
  const before = addWarnings(EMPTY, page).row;
  const { hasEnded, row } = addWarnings(before, { ...page, page: 2 });
  expect(hasEnded).toBe(true);
  expect(row.steps[0]?.isComplete).toBe(false);
});

test('at most 1,000 warnings of a run are stored, for all its steps together', () => {
  const before = { id: 1, steps: [{ stepId: 6, items: items(1, MAX_WARNINGS - 10), total: null, isComplete: true }] };
  const { row, isFull } = addWarnings(before, { ...page, items: items(2_000, 30), total: 10_000 });
  expect(isFull).toBe(true);
  expect(row.steps[1]).toMatchObject({ stepId: 7, total: 10_000, isComplete: false });
  expect(row.steps[1]?.items).toHaveLength(10);
});

test('the total length of the messages is limited too', () => {
  const long = items(1, 30, 'x'.repeat(60_000));
  const { row, isFull } = addWarnings(EMPTY, { ...page, items: long, isLast: true });
  expect(isFull).toBe(true);
  expect(row.steps[0]?.items).toHaveLength(16);
  expect(row.steps[0]?.isComplete).toBe(false);
});
