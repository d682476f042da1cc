import { expect, test } from 'vitest';
import { parseCron, parseTriggers, type ParsedCron } from './parse-schedule';

test.each<[string, ParsedCron]>([
  ['30 3 * * *', { kind: 'times', days: 'every', times: ['03:30'] }],
  ['30 3,9 * * ?', { kind: 'times', days: 'every', times: ['03:30', '09:30'] }],
  ['30 18,6 * * *', { kind: 'times', days: 'every', times: ['06:30', '18:30'] }],
  ['0,30 9 * * *', { kind: 'times', days: 'every', times: ['09:00', '09:30'] }],
  ['0 10 * * 1-5', { kind: 'times', days: 'weekdays', times: ['10:00'] }],
  ['0 10 * * MON-FRI', { kind: 'times', days: 'weekdays', times: ['10:00'] }],
  ['24 13 * * 7', { kind: 'times', days: [0], times: ['13:24'] }],
  ['0 6 * * sat,Sun', { kind: 'times', days: [0, 6], times: ['06:00'] }],
  ['0 6 * * 0-6', { kind: 'times', days: 'every', times: ['06:00'] }],
  ['45 */4 * * *', { kind: 'hours', days: 'every', hours: 4, minute: 45 }],
  ['0 0,8,16 * * *', { kind: 'hours', days: 'every', hours: 8, minute: 0 }],
  ['0 */12 * * *', { kind: 'times', days: 'every', times: ['00:00', '12:00'] }],
  ['5 * * * 1-5', { kind: 'hours', days: 'weekdays', hours: 1, minute: 5 }],
  ['*/15 * * * *', { kind: 'minutes', days: 'every', minutes: 15 }],
  ['* * * * *', { kind: 'minutes', days: 'every', minutes: 1 }],
  ['0 4 1 * *', { kind: 'monthly', day: 1, times: ['04:00'] }],
  ['0 0 */1 * 5', { kind: 'times', days: 'every', times: ['00:00'] }],
  ['0\t3 * * 0-7', { kind: 'times', days: 'every', times: ['03:00'] }],
  ['@DAILY', { kind: 'times', days: 'every', times: ['00:00'] }],
  ['@daily', { kind: 'times', days: 'every', times: ['00:00'] }],
  ['@hourly', { kind: 'hours', days: 'every', hours: 1, minute: 0 }],
])('%s is simple enough for words', (expression, parsed) => {
  expect(parseCron(expression)).toEqual(parsed);
});

test.each([
  // The backend accepts a step only after `*` or a range.
  '45 0/4 * * *',
  '0/15 * * * *',
  // The last interval, from 20:00 to midnight, is shorter than the others.
  '0 */5 * * *',
  '*/7 * * * *',
  '0 6-18 * * *',
  '0 0,4,8,12,16 * * *',
  '0 4 1 1 *',
  '0 4 1 * 1',
  '0 4 L * *',
  '0 4 * * 5#1',
  '0 4 * * FRI-MON',
  '61 * * * *',
  '0 30 3 * * *',
  '@yearly',
  'nonsense',
])('%s stays an expression', (expression) => {
  expect(parseCron(expression)).toEqual({ kind: 'expression', expression });
});

test('reads the triggers of a job instance: none, an event, and both a schedule and an event', () => {
  expect(parseTriggers({ cronExpression: ' ', eventTrigger: false })).toEqual({ cron: null, event: false });
  expect(parseTriggers({ cronExpression: null, eventTrigger: true })).toEqual({ cron: null, event: true });
  expect(parseTriggers({ cronExpression: ' 0 4 * * * ', eventTrigger: true })).toEqual({
    cron: { kind: 'times', days: 'every', times: ['04:00'] },
    event: true,
  });
});
