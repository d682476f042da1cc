import { expect, test } from 'vitest';
import { percentile } from './percentile';

const hundred = Array.from({ length: 100 }, (_, place) => 100 - place);

test('95 of a hundred are not above the 95th percentile', () => {
  expect(percentile(hundred, 95)).toBe(95);
  expect(percentile(hundred, 100)).toBe(100);
  expect(percentile(hundred, 0)).toBe(1);
});

test('of few values it is one of them; of none it is not a number', () => {
  expect(percentile([8, 352], 95)).toBe(352);
  expect(percentile([8, 352], 50)).toBe(8);
  expect(percentile([], 95)).toBeNaN();
});
