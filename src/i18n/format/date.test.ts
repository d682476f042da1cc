import { expect, test } from 'vitest';
import { formatClock, formatDateTime, formatHourMinute, isoDay, toDate } from './date';

const local = new Date(2026, 0, 5, 7, 8, 9);

test('dates are DD/MM/YYYY HH:mm:ss in the zone of the browser', () => {
  expect(formatDateTime(local)).toBe('05/01/2026 07:08:09');
  expect(formatDateTime(local.getTime())).toBe('05/01/2026 07:08:09');
});

test('text with an offset is converted to the same moment', () => {
  expect(toDate('2026-11-20T10:00:00+02:00')?.toISOString()).toBe('2026-11-20T08:00:00.000Z');
});

test('an absent and an unreadable date become an empty text', () => {
  expect(formatDateTime(null)).toBe('');
  expect(formatDateTime(undefined)).toBe('');
  expect(formatDateTime('')).toBe('');
  expect(formatDateTime('yesterday')).toBe('');
});

test('times of day are padded', () => {
  expect(formatClock(local)).toBe('07:08:09');
  expect(formatHourMinute(local)).toBe('07:08');
});

test('the day in an address or in a file name is the day in the zone of the browser', () => {
  expect(isoDay(local)).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 0, 5, 0, 30))).toBe('2026-01-05');
  expect(isoDay(new Date(2026, 0, 5, 23, 30))).toBe('2026-01-05');
});
