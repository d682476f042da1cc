import { expect, test } from 'vitest';
import { offsetText, utcDay, utcHourMinute, utcText } from './utc-text';

test.each([
  ['2026-03-29T01:30:00+02:00', '28/03/2026 23:30:00'],
  ['2026-12-31T23:59:59.999Z', '31/12/2026 23:59:59'],
  ['0987-06-05T04:03:02Z', '05/06/0987 04:03:02'],
  ['+012345-06-05T04:03:02Z', '05/06/12345 04:03:02'],
])('%s is %s in UTC', (moment, text) => {
  expect(utcText(new Date(moment))).toBe(text);
});

test.each([
  [0, 'UTC'],
  [60, 'UTC+1'],
  [-210, 'UTC−3:30'],
  [345, 'UTC+5:45'],
])('an offset of %d minutes is %s', (minutes, text) => {
  expect(offsetText(minutes)).toBe(text);
});

test('the day and the time of day of a moment are in UTC', () => {
  const moment = new Date('2026-03-29T01:30:00+02:00');
  expect([utcDay(moment), utcHourMinute(moment)]).toEqual(['28/03/2026', '23:30']);
});
