import { expect, test } from 'vitest';
import { readCron, type CronRun } from './cron-runs';
import { overlapOf, rarerChoice } from './overlap';
import { readChoice, writeChoice } from './schedule-choice';

const MINUTE = 60_000;

const runs = (...minutes: number[]): CronRun[] =>
  minutes.map((minute) => ({ at: new Date(minute * MINUTE), shift: 0, pass: null, skipped: null }));

test('runs overlap if the shortest time between two starts is shorter than the usual duration of a run', () => {
  const gaps = [29, 30, 31].map((usual) => overlapOf(runs(0, 30, 90), usual * MINUTE, false));
  expect(gaps).toEqual([null, null, 30 * MINUTE]);
  expect(overlapOf(runs(0), 1000 * MINUTE, false)).toBeNull();
});

test('runs that a clock change skips do not overlap, nor do runs of an integration that may run twice at once', () => {
  const [first, ...later] = runs(60, 90, 150);
  const skipped = first === undefined ? [] : [{ ...first, skipped: first.at }];
  expect(overlapOf([...skipped, ...later], 40 * MINUTE, false)).toBeNull();
  expect(overlapOf(runs(0, 30), 40 * MINUTE, true)).toBeNull();
});

test('a run at a time that the clock shows twice does not overlap with itself', () => {
  const reading = readCron('30 2 * * *', new Date('2026-10-20T00:00:00Z'), 'Europe/Paris', 'Europe/Paris');
  const next = reading.kind === 'runs' ? reading.runs : [];
  expect(next.map(({ pass }) => pass)).toContain(2);
  expect(overlapOf(next, 90 * MINUTE, false)).toBeNull();
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
