import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '@tests/support/simulation/seeds';
import { cronText, readCronFields } from './cron-fields';
import {
  HOUR_STEPS,
  MINUTE_STEPS,
  chooseKind,
  readChoice,
  SCHEDULE_KINDS,
  writeChoice,
  type ScheduleChoice,
} from './schedule-choice';

const normal = (expression: string): string => {
  const fields = readCronFields(expression);
  if (fields === null) throw new Error(`Not valid: ${expression}`);
  return cronText(fields);
};

test.each<[string, ScheduleChoice]>([
  ['', { kind: 'none' }],
  ['*/30 * * * *', { kind: 'minutes', every: 30, minute: 0, hours: null, days: null }],
  ['* * * * *', { kind: 'minutes', every: 1, minute: 0, hours: null, days: null }],
  ['5,20,35,50 * * * *', { kind: 'minutes', every: 15, minute: 5, hours: null, days: null }],
  ['*/5 8-18 * * MON-FRI', { kind: 'minutes', every: 5, minute: 0, hours: { from: 8, to: 18 }, days: [1, 2, 3, 4, 5] }],
  ['@hourly', { kind: 'hours', every: 1, minute: 0, hours: null, days: null }],
  ['45 */4 * * *', { kind: 'hours', every: 4, minute: 45, hours: null, days: null }],
  ['0 1-23/2 * * *', { kind: 'hours', every: 2, minute: 0, hours: { from: 1, to: 23 }, days: null }],
  ['30 8-18 * * 1-5', { kind: 'hours', every: 1, minute: 30, hours: { from: 8, to: 18 }, days: [1, 2, 3, 4, 5] }],
  ['30 3 * * *', { kind: 'daily', hours: [3], minute: 30 }],
  ['0 */12 * * *', { kind: 'daily', hours: [0, 12], minute: 0 }],
  ['0 10 * * 1-5', { kind: 'weekdays', days: [1, 2, 3, 4, 5], hours: [10], minute: 0 }],
  ['0 6,18 * * SUN', { kind: 'weekdays', days: [0], hours: [6, 18], minute: 0 }],
  ['0 4 1 * *', { kind: 'monthly', day: 1, hours: [4], minute: 0 }],
])('%j is %j', (expression, choice) => {
  expect(readChoice(expression)).toEqual(choice);
});

test.each([
  '15 2-5 1,15 * 1-5',
  '*/7 * * * *',
  '0 */5 * * *',
  '0,10 * * * *',
  '0 4 1 1 *',
  '0 4 L * *',
  '0 4 * * 5#1',
  '*/10 8,12 * * *',
  '0 25 * * *',
  'every night',
])('%s stays as written', (expression) => {
  expect(readChoice(expression)).toEqual({ kind: 'own' });
});

const days = fc.option(fc.subarray([0, 1, 2, 3, 4, 5, 6], { minLength: 1 }));
const span = fc.option(
  fc.tuple(fc.nat(23), fc.nat(23)).map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) })),
);
const times = {
  hours: fc.uniqueArray(fc.nat(23), { minLength: 1, maxLength: 4 }).map((hours) => hours.toSorted((a, b) => a - b)),
  minute: fc.nat(59),
};
const choices: fc.Arbitrary<ScheduleChoice> = fc.oneof(
  fc.record({
    kind: fc.constant('minutes' as const),
    every: fc.constantFrom(...MINUTE_STEPS),
    minute: fc.nat(29),
    hours: span,
    days,
  }),
  fc.record({
    kind: fc.constant('hours' as const),
    every: fc.constantFrom(...HOUR_STEPS),
    minute: fc.nat(59),
    hours: span,
    days,
  }),
  fc.record({ kind: fc.constant('daily' as const), ...times }),
  fc.record({ kind: fc.constant('weekdays' as const), days: days.map((each) => each ?? [1]), ...times }),
  fc.record({ kind: fc.constant('monthly' as const), day: fc.integer({ min: 1, max: 31 }), ...times }),
);

test('an expression that was written for a choice is read back with the same meaning', () => {
  fc.assert(
    fc.property(choices, (choice) => {
      const expression = writeChoice(choice);
      const again = readChoice(expression);
      expect(again.kind).not.toBe('own');
      expect(normal(writeChoice(again) ?? '')).toBe(normal(expression ?? ''));
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('every kind can be chosen after every other kind', () => {
  fc.assert(
    fc.property(choices, fc.constantFrom(...SCHEDULE_KINDS), (before, kind) => {
      const choice = chooseKind(kind, before);
      expect(choice.kind).toBe(kind);
      const expression = writeChoice(choice);
      if (kind !== 'own' && kind !== 'none') expect(readCronFields(expression)).not.toBeNull();
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('choosing another kind keeps the times and the days', () => {
  const weekdays = chooseKind('weekdays', { kind: 'daily', hours: [6, 18], minute: 30 });
  expect(writeChoice(weekdays)).toBe('30 6,18 * * 1-5');
  expect(writeChoice(chooseKind('monthly', weekdays))).toBe('30 6,18 1 * *');
  expect(writeChoice(chooseKind('hours', weekdays))).toBe('30 * * * 1-5');
  expect(writeChoice(chooseKind('daily', { kind: 'none' }))).toBe('0 4 * * *');
});
