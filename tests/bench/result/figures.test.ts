import { expect, test } from 'vitest';
import { meetsGoal, median, ratio } from './figures';

const never = Number.NaN;

test('a missing value counts as later than all others, whatever the order of the values', () => {
  expect(median([never, 3, 1])).toBe(3);
  expect(median([1, never, 3])).toBe(3);
  expect(median([5, never, 1, 3, 2])).toBe(3);
  expect(median([never, 1, never])).toBeNaN();
  expect(median([1, never])).toBeNaN();
  expect(median([])).toBeNaN();
});

test('a finite time is infinitely faster than a missing time, and a missing time is not faster than a finite time', () => {
  const sooner = { ...ratio('rows', [never, never, 900], [90, 100, 110], 10), atLeast: true };
  expect(sooner.value).toBe(Infinity);
  expect(meetsGoal(sooner)).toBe(true);
  const neverShown = { ...ratio('rows', [900, 900, 900], [never, never, 90], 10), atLeast: true };
  expect(neverShown.value).toBeNaN();
  expect(meetsGoal(neverShown)).toBe(false);
  expect(ratio('rows', [never], [never]).value).toBeNaN();
  expect(ratio('rows', [], [90]).value).toBeNaN();
});
