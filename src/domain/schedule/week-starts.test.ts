import { afterEach, expect, test } from 'vitest';
import { restoreDevice, useDevice } from '@tests/support/device';
import { dayOfWeek, daysFrom, mondayOf } from './week-starts';

const HOUR = 3_600_000;

afterEach(restoreDevice);

test('a week begins on Monday, even if the clocks change in it', () => {
  useDevice('Europe/Paris', 0, 0);
  const monday = mondayOf(Date.parse('2027-03-28T21:00:00Z'));
  expect(new Date(monday).toISOString()).toBe('2027-03-21T23:00:00.000Z');
  const days = daysFrom(monday);
  expect(days.map(({ from, to }) => (to - from) / HOUR)).toEqual([24, 24, 24, 24, 24, 24, 23]);
  expect(mondayOf(days[6]?.from ?? 0)).toBe(monday);
});

test('the days around a day without a midnight begin at midnight', () => {
  useDevice('America/Santiago', 0, 0);
  const monday = mondayOf(new Date(2026, 8, 6, 12).getTime());
  expect(monday).toBe(new Date(2026, 7, 31).getTime());
  expect(daysFrom(monday).map(({ from }) => new Date(from).getHours())).toEqual([0, 0, 0, 0, 0, 0, 1]);
  expect(daysFrom(monday).at(-1)?.to).toBe(new Date(2026, 8, 7).getTime());
});

test('each hour has its starts; integrations that start in every hour are listed for the whole day', () => {
  useDevice('Europe/Paris', 0, 0);
  const midnight = new Date(2026, 10, 23).getTime();
  const hourly = Array.from({ length: 24 }, (_, hour) => midnight + hour * HOUR);
  const halfPast = hourly.map((at) => at + HOUR / 2);
  const day = dayOfWeek(
    { from: midnight, to: midnight + 24 * HOUR },
    new Map([
      ['halfPast', halfPast],
      ['hourly', hourly],
      ['day', hourly.slice(1)],
      ['twice', [midnight + 3 * HOUR, midnight + 3.5 * HOUR]],
    ]),
  );
  expect(day.allDay).toEqual([
    { code: 'hourly', at: midnight },
    { code: 'halfPast', at: midnight + HOUR / 2 },
  ]);
  expect(day.hours[0]?.starts).toEqual([]);
  expect(day.hours[3]?.starts).toEqual([
    { code: 'day', at: midnight + 3 * HOUR },
    { code: 'twice', at: midnight + 3 * HOUR },
  ]);
});

test('a skipped hour does not exist, and an integration that starts in all other hours starts all day', () => {
  useDevice('Europe/Paris', 0, 0);
  const midnight = new Date(2027, 2, 28).getTime();
  const starts = Array.from({ length: 23 }, (_, hour) => midnight + hour * HOUR);
  const day = dayOfWeek({ from: midnight, to: midnight + 23 * HOUR }, new Map([['hourly', starts]]));
  expect(day.hours.filter(({ exists }) => !exists).map(({ hour }) => hour)).toEqual([2]);
  expect(day.allDay).toEqual([{ code: 'hourly', at: midnight }]);
});
