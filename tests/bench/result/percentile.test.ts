import { expect, test } from 'vitest';
import { percentile } from './percentile';

const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);

test('95 of a hundred values are at or below the 95th percentile', () => {
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile(hundred, 0)).toBe(1);
});

test('the percentile of few values is one of the values, and the percentile of no values is NaN', () => {
  expect(percentile([8, 352], 95)).toBe(352);
  expect(percentile([8, 352], 50)).toBe(8);
  expect(percentile([], 95)).toBeNaN();
});
