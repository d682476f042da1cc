import { expect, test } from 'vitest';
import { dayNameOf } from './day-name';

const TODAY = new Date(2026, 10, 1).getTime();

test.each([
  ['the same day', new Date(2026, 10, 1, 23, 59), 'today'],
  ['the day before, in another month', new Date(2026, 9, 31, 0, 0), 'yesterday'],
  ['two days before', new Date(2026, 9, 30, 23, 59), 5],
  ['tomorrow', new Date(2026, 10, 2), 1],
])('the name of %s', (_, date, name) => {
  expect(dayNameOf(date, TODAY)).toBe(name);
});
