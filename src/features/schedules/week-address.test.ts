import { expect, test } from 'vitest';
import { readWeek, writeWeek } from './week-address';

const today = new Date(2026, 10, 26).getTime();

test.each([
  ['2026-11-23', '2026-11-23'],
  ['2026-11-29', '2026-11-23'],
  ['2027-01-01', '2026-12-28'],
  [null, '2026-11-23'],
  ['tomorrow', '2026-11-23'],
])('the text %s in an address stands for the week that begins on %s', (text, monday) => {
  expect(writeWeek(readWeek(text, today))).toBe(monday);
});
