import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { plainDue, type PlainDue } from '@tests/support/plain-cron';
import { lastRun, nextRun, readCron } from './cron-runs';
import { parseCron, type ParsedCron, type ScheduleDays } from './parse-schedule';

const DAY = 86_400_000;
const MINUTE = 60_000;

/** When a schedule is due according to its words; null if the schedule is shown as an expression. */
function dueByWords(parsed: ParsedCron): PlainDue | null {
  const every = (step: number): number[] => Array.from({ length: 1440 / step }, (_, index) => index * step);
  switch (parsed.kind) {
    case 'expression':
      return null;
    case 'times':
      return { isDay: onDays(parsed.days), minutes: parsed.times.map(minuteOf) };
    case 'monthly':
      return { isDay: (day) => day.getUTCDate() === parsed.day, minutes: parsed.times.map(minuteOf) };
    case 'hours':
      return { isDay: onDays(parsed.days), minutes: every(parsed.hours * 60).map((at) => at + parsed.minute) };
    case 'minutes':
      return { isDay: onDays(parsed.days), minutes: every(parsed.minutes) };
  }
}

const minuteOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const onDays =
  (days: ScheduleDays) =>
  (day: Date): boolean =>
    days === 'every' || (days === 'weekdays' ? [1, 2, 3, 4, 5] : days).includes(day.getUTCDay());

/**
 * The first due time after `from`, or the last due time at or before `from`, within ten years; null if there is none.
 */
function dueNear({ isDay, minutes }: PlainDue, from: number, direction: 1 | -1): number | null {
  const today = Math.floor(from / DAY) * DAY;
  for (let days = 0; days < 3660; days += 1) {
    const day = today + direction * days * DAY;
    if (!isDay(new Date(day))) continue;
    const times = minutes.map((at) => day + at * MINUTE);
    const found = direction === 1 ? times.find((at) => at > from) : times.findLast((at) => at <= from);
    if (found !== undefined) return found;
  }
  return null;
}

/** Checks that words, next runs and the last due time mean the same as the independent reading. */
function expectAgreement(expression: string, from: number): void {
  const due = plainDue(expression);
  const parsed = parseCron(expression);
  const reading = readCron(expression, new Date(from), 'UTC', 'UTC');
  const next = nextRun(expression, new Date(from), 'UTC')?.getTime() ?? null;
  const last = lastRun(expression, new Date(from), 'UTC')?.getTime() ?? null;
  if (due === null) {
    expect([reading.kind, next, last, parsed.kind]).toEqual(['invalid', null, null, 'expression']);
    return;
  }
  expect([reading.kind, next, last]).toEqual(['runs', dueNear(due, from, 1), dueNear(due, from, -1)]);
  const words = dueByWords(parsed);
  if (words === null) return;
  expect(words.minutes).toEqual(due.minutes);
  const days = Array.from({ length: 400 }, (_, index) => new Date(Math.floor(from / DAY) * DAY + index * DAY));
  expect(days.map(words.isDay)).toEqual(days.map(due.isDay));
}

const NICKNAMES = ['@hourly', '@daily', '@midnight', '@weekly', '@monthly', '@yearly', '@annually'];

const pick = (min: number, max: number): fc.Arbitrary<string> =>
  fc.oneof({ weight: 5, arbitrary: fc.integer({ min, max }) }, { weight: 1, arbitrary: fc.nat(max + 3) }).map(String);
const part = (min: number, max: number, names: readonly string[]): fc.Arbitrary<string> => {
  const value = names.length === 0 ? pick(min, max) : fc.oneof(pick(min, max), fc.constantFrom(...names));
  const step = fc.integer({ min: 1, max: max - min }).map(String);
  const range = fc
    .tuple(fc.integer({ min, max }), fc.integer({ min, max }))
    .map(([a, b]) => `${Math.min(a, b)}-${Math.max(a, b)}`);
  return fc.oneof(
    { weight: 4, arbitrary: value },
    { weight: 2, arbitrary: range },
    { weight: 2, arbitrary: step.map((by) => `*/${by}`) },
    { weight: 1, arbitrary: fc.tuple(range, step).map((parts) => parts.join('/')) },
    { weight: 1, arbitrary: fc.tuple(value, step).map((parts) => parts.join('/')) },
  );
};
const field = (min: number, max: number, names: readonly string[] = []): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 3, arbitrary: fc.constantFrom('*', '*', '*', '*/1') },
    { weight: 4, arbitrary: part(min, max, names) },
    { weight: 1, arbitrary: fc.array(part(min, max, names), { minLength: 2, maxLength: 4 }).map((all) => all.join()) },
  );
const expressions = fc.oneof(
  {
    weight: 20,
    arbitrary: fc
      .tuple(
        field(0, 59),
        field(0, 23),
        fc.oneof({ weight: 9, arbitrary: field(1, 31) }, fc.constant('?')),
        fc.oneof({ weight: 3, arbitrary: fc.constant('*') }, field(1, 12, ['JAN', 'jun', 'Dec'])),
        fc.oneof({ weight: 9, arbitrary: field(0, 7, ['SUN', 'mon', 'Wed', 'FRI']) }, fc.constant('?')),
        fc.constantFrom(' ', ' ', '  ', '\t'),
      )
      .map(([minute, hour, date, month, weekday, space]) => [minute, hour, date, month, weekday].join(space)),
  },
  { weight: 1, arbitrary: fc.constantFrom(...NICKNAMES, '@DAILY', '@Weekly', '@reboot', '@every') },
);

test('words, next runs and the last due time of random expressions agree', () => {
  const times = fc.integer({ min: Date.UTC(2026, 0, 1) / MINUTE, max: Date.UTC(2030, 0, 1) / MINUTE });
  fc.assert(fc.property(expressions, times, (expression, minute) => expectAgreement(expression, minute * MINUTE)));
});

/** Expressions as people write them: from crontabs, manuals and schedulers. */
const REAL = `
* * * * *|*/1 * * * *|*/2 * * * *|*/3 * * * *|*/4 * * * *|*/5 * * * *|*/6 * * * *|*/7 * * * *|*/10 * * * *|*/12 * * * *
*/15 * * * *|*/20 * * * *|*/25 * * * *|*/30 * * * *|*/45 * * * *|*/59 * * * *|*/60 * * * *|0/5 * * * *|0/15 * * * *|5/15 * * * *
0 * * * *|1 * * * *|5 * * * *|17 * * * *|30 * * * *|45 * * * *|59 * * * *|0,30 * * * *|15,45 * * * *|0,15,30,45 * * * *
0,20,40 * * * *|5,20,35,50 * * * *|0-29 * * * *|0-59 * * * *|0-59/5 * * * *|1-59/2 * * * *|2-58/4 * * * *|10-50/10 * * * *|00 * * * *|05 * * * *
0 */1 * * *|0 */2 * * *|0 */3 * * *|0 */4 * * *|0 */5 * * *|0 */6 * * *|0 */8 * * *|0 */12 * * *|0 */24 * * *|45 */4 * * *
30 */2 * * *|15 */6 * * *|0 0/4 * * *|0 0-23 * * *|0 0-23/2 * * *|0 1-23/2 * * *|0 6-18 * * *|0 8-17 * * *|0 9-17/2 * * *|*/10 8-18 * * *
0 0 * * *|0 1 * * *|30 1 * * *|0 2 * * *|15 2 * * *|0 3 * * *|30 3 * * *|0 4 * * *|5 4 * * *|0 5 * * *
0 6 * * *|0 7 * * *|30 7 * * *|0 8 * * *|0 12 * * *|0 18 * * *|0 20 * * *|30 22 * * *|0 23 * * *|59 23 * * *
0 0,12 * * *|0 6,18 * * *|0 3,9,15,21 * * *|30 3,9 * * *|0 0,6,12,18 * * *|0 0,4,8,12,16,20 * * *|0 0,4,8,12,16 * * *|0,30 9 * * *|0,30 9,10 * * *|0,20,40 9,10 * * *
0 0 * * 0|0 0 * * 7|0 0 * * 1|0 0 * * 5|0 0 * * 6|0 0 * * SUN|0 0 * * sun|0 0 * * Mon|0 0 * * FRI|0 3 * * sat
0 10 * * 1-5|0 10 * * MON-FRI|0 10 * * mon-fri|0 10 * * 1,2,3,4,5|0 6 * * 6,0|0 6 * * 0,6|0 6 * * 6,7|0 6 * * 0-7|0 6 * * 0-6|0 6 * * 1-7
0 6 * * 5-7|0 6 * * 2-6|0 6 * * 1,3,5|0 6 * * MON,WED,FRI|0 6 * * TUE,THU|0 6 * * */1|0 6 * * */2|0 6 * * */3|0 6 * * 1-5/2|0 6 * * MON-FRI/2
*/15 * * * 1-5|*/15 9-17 * * 1-5|*/5 8-18 * * MON-FRI|0 */2 * * 1-5|0 */4 * * 0,6|5 * * * 1-5|30 8-18/2 * * 1-5|0 9,17 * * 1-5|0 22 * * 1-5|0 0-6 * * *
0 0 1 * *|0 4 1 * *|0 4 15 * *|0 4 28 * *|0 4 31 * *|0 4 1,15 * *|0 4 1-7 * *|0 4 */2 * *|0 4 */5 * *|0 4 */1 * *
0 0 1 1 *|0 0 25 12 *|0 0 29 2 *|30 6 31 10 *|0 0 1 */3 *|0 0 1 1,4,7,10 *|0 0 1 1-6 *|0 0 1 JAN *|0 0 1 jun *|0 0 * 12 *
0 0 */1 * 5|0 0 1 * 5|0 4 1 * 1|0 0 13 * 5|0 0 1,15 * 3|0 0 1-7 * 1|0 0 */2 * 1|0 0 1-31 * 1|0 0 1 * */1|0 0 1 * 0-6
0 0 ? * 5|0 0 1 * ?|0 0 ? * *|0 0 * * ?|0 12 ? * 1-5|30 3,9 * * ?|0 0 */10 * ?|0 0 31 2 *|0 0 30 2 *|0 0 31 4 *
@hourly|@daily|@midnight|@weekly|@monthly|@yearly|@annually|@DAILY|@Hourly|@reboot
0\t3\t*\t*\t*|0  3 * * *| 0 3 * * * |0 0 3 * * *|* * *|61 * * * *|0 24 * * *|0 25 * * *|0 0 0 * *|0 0 32 * *
0 0 * 13 *|0 0 * 0 *|0 0 * * 8|*/0 * * * *|5-1 * * * *|- * * * *|, * * * *|1, * * * *|1- * * * *|x * * * *
`;
const real = REAL.replaceAll(String.raw`\t`, '\t')
  .split(/[|\n]/)
  .filter((text) => text !== '');

test('words, next runs and the last due time of real expressions agree', () => {
  expect(real).toHaveLength(200);
  for (const expression of real) expectAgreement(expression, Date.UTC(2026, 10, 26, 14, 7));
});
