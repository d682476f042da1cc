import { expect, test } from 'vitest';
import { isOverlapping, rarerChoice, shortestGap } from './overlap';
import { readChoice, writeChoice } from './schedule-choice';

const MINUTE = 60_000;

test('runs overlap if the shortest time between two starts is shorter than the usual duration of a run', () => {
  const starts = [0, 30, 90].map((minute) => minute * MINUTE);
  expect(shortestGap(starts)).toBe(30 * MINUTE);
  expect([29, 30, 31].map((usual) => isOverlapping(starts, usual * MINUTE))).toEqual([false, false, true]);
  expect(isOverlapping([0], 1000 * MINUTE)).toBe(false);
});

test.each([
  ['*/30 * * * *', 38, '0 * * * *'],
  ['*/5 * * * *', 11, '*/12 * * * *'],
  ['7-59/10 * * * *', 12, '7-55/12 * * * *'],
  ['*/30 8-18 * * 1-5', 61, '0 8-18/2 * * 1-5'],
  ['15 * * * *', 200, '15 */4 * * *'],
  ['15 */12 * * *', 1500, null],
  ['0 */8 * * *', 721, null],
  ['0 4 * * *', 38, null],
  ['*/7 * * * *', 38, null],
])('for %s and a usual duration of %i min, the next rarer schedule is %s', (expression, minutes, rarer) => {
  const choice = rarerChoice(readChoice(expression), minutes * MINUTE);
  expect(choice === null ? null : writeChoice(choice)).toBe(rarer);
});
