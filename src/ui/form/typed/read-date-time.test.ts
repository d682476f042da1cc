import { expect, test } from 'vitest';
import { readDateTime } from './read-date-time';

test.each([
  ['20/11/2026 10:00:30', '2026-11-20T10:00:30.000Z'],
  [' 20/11/2026  10:05 ', '2026-11-20T10:05:00.000Z'],
  ['1/2/2026 9:05', '2026-02-01T09:05:00.000Z'],
  ['20/11/2026', '2026-11-20T00:00:00.000Z'],
  ['29/02/2028 23:59:59', '2028-02-29T23:59:59.000Z'],
])('%j is %s', (text, moment) => {
  expect(readDateTime(text)?.toISOString()).toBe(moment);
});

test.each([
  '20/11',
  '20/11/26',
  '20/11/2026 1',
  '20/11/2026 10:0',
  '20/11/2026 10:00:30Z',
  '30/02/2026',
  '29/02/2026 10:00',
  '11/20/2026 10:00',
  '20/11/2026 24:00',
  '20/11/2026 10:60',
  '2026-11-20T10:00',
  'yesterday',
])('%j is not a date', (text) => {
  expect(readDateTime(text)).toBeUndefined();
});

test('an empty text is null', () => {
  expect([readDateTime(''), readDateTime('  ')]).toEqual([null, null]);
});
