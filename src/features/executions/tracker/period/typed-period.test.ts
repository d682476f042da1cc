import { describe, expect, test } from 'vitest';
import { isoDay } from '@/i18n/format/date';
import { daysOfSpan, readPeriod, spanOfDays, typedMoment } from './typed-period';

const TODAY = new Date(2026, 10, 23).getTime();
const at = (day: number, hour = 0, minute = 0): number => new Date(2026, 10, day, hour, minute).getTime();

describe('a typed period', () => {
  test.each([
    ['17/11/2026', '', { from: at(17), to: null }],
    ['17/11/2026 18:30', '19/11/2026 06:00', { from: at(17, 18, 30), to: at(19, 6) }],
    ['', '19/11/2026', { problem: 'from' }],
    ['31/02/2026', '', { problem: 'from' }],
    ['17/11/2026', 'tomorrow', { problem: 'to' }],
    ['17/11/2026', '17/11/2026', { from: at(17), to: at(18) }],
    ['30/11/2026', ' 30/11/2026 ', { from: at(30), to: at(31) }],
    ['17/11/2026', '17/11/2026 00:00', { problem: 'order' }],
    ['17/11/2026', '16/11/2026', { problem: 'order' }],
  ])('from “%s” to “%s”', (from, to, period) => {
    expect(readPeriod(from, to)).toEqual(period);
  });

  test('can be read from the text that typedMoment writes', () => {
    const from = new Date(2026, 10, 17, 18, 30, 5).getTime();
    expect([typedMoment(from), typedMoment(at(17))]).toEqual(['17/11/2026 18:30:05', '17/11/2026 00:00']);
    expect(readPeriod(typedMoment(from), '')).toEqual({ from, to: null });
  });
});

describe('days of the calendar', () => {
  test('make a period of whole days, without an end if the last day is today', () => {
    expect(spanOfDays('2026-11-17', '2026-11-19', TODAY)).toEqual({ from: at(17), to: at(20) });
    expect(spanOfDays('2026-11-17', '2026-11-23', TODAY)).toEqual({ from: at(17), to: null });
  });

  test('are the first and the last day of a period', () => {
    expect(daysOfSpan({ from: at(17), to: at(20) }, TODAY)).toEqual({ first: '2026-11-17', last: '2026-11-19' });
    expect(daysOfSpan({ from: at(17, 18), to: at(20, 6) }, TODAY)).toEqual({ first: '2026-11-17', last: '2026-11-20' });
    expect(daysOfSpan({ from: at(17), to: null }, TODAY)).toEqual({
      first: '2026-11-17',
      last: isoDay(new Date(TODAY)),
    });
  });
});
