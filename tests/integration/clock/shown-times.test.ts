import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { formatDateTime, formatMoment, toDate } from '@/i18n/format/date';
import { formatDuration, formatRelative } from '@/i18n/format/duration';
import { texts as en } from '@/i18n/resources/en-start';
import { i18n, initI18n } from '@/i18n/start-i18n';
import { utcText } from '@/i18n/format/utc-text';
import { readDateTime } from '@/ui/form/typed/read-date-time';
import { formatDeltaDate, parseDeltaDate } from '@/domain/configuration/delta-date';
import { restoreDevice, useDevice, ZONES } from '../../support/device';

const HOUR = 3_600_000;
/** Times around the start and the end of summer time, and around midnight in every zone. */
const MOMENTS = [
  '2026-03-29T00:59:59+00:00',
  '2026-03-29T01:00:00+00:00',
  '2026-03-29T03:30:00+02:00',
  '2026-10-25T00:30:00+00:00',
  '2026-10-25T01:30:00+00:00',
  '2026-10-25T02:30:00+02:00',
  '2026-10-25T02:30:00+01:00',
  '2026-11-01T04:29:59+00:00',
  '2026-03-08T05:30:00+00:00',
  '2026-12-31T09:59:59+00:00',
  '2026-12-31T10:00:00+00:00',
  '2026-12-31T18:15:00+00:00',
  '2026-12-31T23:59:59+00:00',
];

beforeAll(() => initI18n('en', { en }));
afterEach(restoreDevice);

const english = i18n.getFixedT('en', 'common');

/** The expected text, from `Intl` with an explicit zone. */
function expected(moment: string, zone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(moment));
  const part = (type: string): string => parts.find((entry) => entry.type === type)?.value ?? '';
  return `${part('day')}/${part('month')}/${part('year')} ${part('hour')}:${part('minute')}:${part('second')}`;
}

test('dates are shown in the time zone that the test sets', () => {
  const offsets = ZONES.map((zone) => {
    useDevice(zone, 0, 0);
    return new Date('2026-11-20T10:00:00Z').getTimezoneOffset();
  });
  expect(offsets).toEqual([0, -60, 210, -345, -840]);
});

describe.each(ZONES)('in %s', (zone) => {
  test.each(MOMENTS)('%s is shown in the local time of the zone', (moment) => {
    useDevice(zone, Date.parse(moment), 0);
    expect(formatDateTime(moment)).toBe(expected(moment, zone));
  });

  test('a duration of an hour is an hour across clock changes', () => {
    useDevice(zone, 0, 0);
    for (const moment of MOMENTS) {
      const start = toDate(moment)?.getTime() ?? 0;
      const end = toDate(new Date(start + HOUR).toISOString())?.getTime() ?? 0;
      expect(formatDuration(end - start, english)).toBe('1 h 00 min');
      expect(formatRelative(start, start + 2 * HOUR, english)).toBe('2 h ago');
      expect(formatRelative(start, start + 23 * HOUR, english)).toBe('23 h ago');
    }
  });

  test('order follows the moment, not the text', () => {
    const sorted = [...MOMENTS].sort((a, b) => Date.parse(a) - Date.parse(b));
    useDevice(zone, 0, 0);
    expect([...MOMENTS].sort((a, b) => Date.parse(a) - Date.parse(b))).toEqual(sorted);
    expect(Date.parse('2026-10-25T02:30:00+01:00') - Date.parse('2026-10-25T02:30:00+02:00')).toBe(HOUR);
  });

  test('"as of" contains the date if it is not today in that zone', () => {
    const midnight = Date.parse('2026-12-31T10:00:00Z');
    useDevice(zone, midnight, 0);
    const before = midnight - 60_000;
    const sameDay =
      expected('2026-12-31T09:59:00Z', zone).slice(0, 10) === expected('2026-12-31T10:00:00Z', zone).slice(0, 10);
    const shown = expected('2026-12-31T09:59:00Z', zone);
    expect(formatMoment(before)).toBe(sameDay ? shown.slice(11, 16) : shown);
    expect(sameDay).toBe(zone !== 'Pacific/Kiritimati');
  });

  test('a delta date is typed, shown and stored in UTC', () => {
    useDevice(zone, 0, 0);
    for (const [entered, stored] of [
      ['29/03/2026 02:30:00', '2026-03-29T02:30:00Z'],
      ['25/10/2026 02:30:00', '2026-10-25T02:30:00Z'],
      ['31/12/2026 23:59:59', '2026-12-31T23:59:59Z'],
    ] as const) {
      const read = readDateTime(entered);
      expect(read && formatDeltaDate(read)).toBe(stored);
      const kept = parseDeltaDate(stored);
      expect(kept && utcText(kept)).toBe(entered);
    }
  });
});
