import { describe, expect, test } from 'vitest';
import { lastRun, nextRun, readCron, readCronAround, RUN_COUNT, runsBetween, type CronRun } from './cron-runs';
import { instantsOf, nextClockChange, zoneOffset } from './zone-clock';

const PARIS = 'Europe/Paris';
/** All runs by the clock of UTC. */
const ALL = { scheduleZone: 'UTC', limit: Infinity };
const runsOf = (expression: string, from: string, zone = PARIS, scheduleZone = 'UTC'): CronRun[] => {
  const reading = readCron(expression, new Date(from), zone, scheduleZone);
  if (reading.kind !== 'runs') throw new Error(reading.kind);
  return reading.runs;
};
const none = <T>(value: T): T[] => Array<T>(RUN_COUNT).fill(value);
const times = (runs: CronRun[]): string[] => runs.map(({ at }) => at.toISOString().replace(':00.000Z', 'Z'));

describe('reading an expression', () => {
  const kindOf = (expression: string | null): string => readCron(expression, new Date(0), PARIS, 'UTC').kind;

  test('an empty text means no schedule', () => {
    expect([null, '', '  '].map(kindOf)).toEqual(['none', 'none', 'none']);
  });

  test.each(['x', '* * *', '61 * * * *', '0 3 * * * *', '2026-12-01T00:00:00', '0 25 * * *'])(
    '%s is invalid',
    (text) => {
      expect(kindOf(text)).toBe('invalid');
    },
  );

  test('returns the next ten runs in UTC', () => {
    const runs = runsOf(' 0 3 * * MON ', '2026-11-20T10:00:00Z');
    expect(runs).toHaveLength(10);
    expect(times(runs).slice(0, 3)).toEqual(['2026-11-23T03:00Z', '2026-11-30T03:00Z', '2026-12-07T03:00Z']);
    expect(times(runsOf('@daily', '2026-11-20T10:00:00Z'))[0]).toBe('2026-11-21T00:00Z');
  });

  test('a time that never occurs has no run', () => {
    expect(runsOf('0 0 30 2 *', '2026-11-20T10:00:00Z')).toEqual([]);
  });
});

describe('a schedule in UTC, viewed in Paris', () => {
  test('the clock goes forward: later runs show another time of day', () => {
    const runs = runsOf('30 3 * * *', '2026-03-27T12:00:00Z');
    expect(times(runs).slice(0, 3)).toEqual(['2026-03-28T03:30Z', '2026-03-29T03:30Z', '2026-03-30T03:30Z']);
    expect(runs.map(({ shift }) => shift).slice(0, 4)).toEqual([0, 60, 0, 0]);
    expect(runs.some(({ pass, skipped }) => pass !== null || skipped !== null)).toBe(false);
  });

  test('the clock goes back: runs in the repeated hour are marked', () => {
    const runs = runsOf('30 * * * *', '2026-10-24T23:45:00Z');
    expect(times(runs).slice(0, 3)).toEqual(['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-25T02:30Z']);
    expect(runs.map(({ pass }) => pass).slice(0, 3)).toEqual([1, 2, null]);
    expect(runs.map(({ shift }) => shift)).toEqual(none(0));
  });

  test('runs of every two hours move from odd to even hours when the clock changes', () => {
    expect(runsOf('0 */2 * * *', '2026-10-24T21:00:00Z').map(({ shift }) => shift)).toEqual(none(0).with(2, -60));
  });

  test.each([
    ['30 6 31 10 *', 'America/New_York'],
    ['0 3 1 7 *', PARIS],
    ['0 3 1 3 *', PARIS],
  ])('the runs of %s all show the same time of day in %s', (expression, zone) => {
    for (const from of ['2026-11-26T14:00:00Z', '2026-08-01T14:00:00Z'])
      expect(runsOf(expression, from, zone).map(({ shift }) => shift)).toEqual(none(0));
  });

  test('with two runs a year, each run shows another time of day than the run before it', () => {
    const runs = runsOf('0 3 1 1,7 *', '2026-11-26T14:00:00Z');
    expect(runs.map(({ shift }) => shift).slice(0, 4)).toEqual([-60, 60, -60, 60]);
  });

  test('a clock change between now and the first run counts', () => {
    expect(runsOf('0 3 * * *', '2026-10-24T22:00:00Z')[0]?.shift).toBe(-60);
  });

  test('the runs around a change of clocks begin before it', () => {
    const reading = readCronAround('0 3 * * *', new Date('2026-10-25T01:00:00Z'), PARIS, 'UTC');
    if (reading.kind !== 'runs') throw new Error(reading.kind);
    expect(times(reading.runs).slice(0, 2)).toEqual(['2026-10-21T03:00Z', '2026-10-22T03:00Z']);
    expect(reading.runs.map(({ shift }) => shift)).toEqual(none(0).with(4, -60));
  });
});

describe('a schedule in Paris', () => {
  test('a time that does not exist is skipped', () => {
    const runs = runsOf('30 2 * * *', '2026-03-28T12:00:00Z', PARIS, PARIS);
    expect(times(runs).slice(0, 2)).toEqual(['2026-03-29T01:00Z', '2026-03-30T00:30Z']);
    expect(runs.map(({ skipped }) => skipped?.toISOString()).slice(0, 2)).toEqual([
      '2026-03-29T02:30:00.000Z',
      undefined,
    ]);
  });

  test('a time that occurs twice has two runs', () => {
    const runs = runsOf('30 2 * * *', '2026-10-24T12:00:00Z', PARIS, PARIS);
    expect(times(runs).slice(0, 3)).toEqual(['2026-10-25T00:30Z', '2026-10-25T01:30Z', '2026-10-26T01:30Z']);
    expect(runs.map(({ pass }) => pass).slice(0, 3)).toEqual([1, 2, null]);
  });

  test('between the two times, only the second run is left', () => {
    const runs = runsOf('30 2 * * *', '2026-10-25T00:45:00Z', PARIS, PARIS);
    expect(runs.map(({ pass }) => pass).slice(0, 2)).toEqual([2, null]);
  });
});

describe('clocks of zones', () => {
  test.each([
    ['UTC', '2026-07-01T00:00:00Z', 0],
    [PARIS, '2026-07-01T00:00:00Z', 120],
    [PARIS, '2026-12-31T23:30:00Z', 60],
    ['America/St_Johns', '2026-01-01T00:00:00Z', -210],
    ['Asia/Kathmandu', '2026-01-01T00:00:00Z', 345],
  ])('the offset of %s at %s is %i minutes', (zone, at, offset) => {
    expect(zoneOffset(zone, new Date(at))).toBe(offset);
  });

  test('Lord Howe puts the clock back by half an hour', () => {
    const zone = 'Australia/Lord_Howe';
    const passes = ['01:15', '01:45', '02:15'].map(
      (time) => instantsOf(zone, Date.parse(`2026-04-05T${time}Z`)).length,
    );
    expect(passes).toEqual([1, 2, 1]);
    expect(nextClockChange(zone, Date.parse('2026-04-01T00:00Z'))).toEqual({
      at: Date.parse('2026-04-04T15:00Z'),
      before: 660,
      after: 630,
    });
  });

  test('a zone without clock changes has no next change', () => {
    expect(nextClockChange('Asia/Kathmandu', Date.UTC(2026, 0, 1))).toBeNull();
  });
});

describe('runs around a time', () => {
  const noon = new Date('2026-11-20T12:00:00Z');
  const iso = (date: Date | null): string | undefined => date?.toISOString();

  test('finds the next and the last run', () => {
    expect(iso(nextRun('0 12 * * *', noon, 'UTC'))).toBe('2026-11-21T12:00:00.000Z');
    expect(iso(lastRun('0 12 * * *', noon, 'UTC'))).toBe('2026-11-20T12:00:00.000Z');
    expect(iso(lastRun('1 12 * * *', noon, 'UTC'))).toBe('2026-11-19T12:01:00.000Z');
    expect(iso(nextRun('0 12 * * *', noon, PARIS))).toBe('2026-11-21T11:00:00.000Z');
  });

  test('finds the runs between two times, including the end', () => {
    const runs = runsBetween('0 */4 * * *', noon, new Date('2026-11-20T20:00:00Z'), ALL);
    expect(runs.map(iso)).toEqual(['2026-11-20T16:00:00.000Z', '2026-11-20T20:00:00.000Z']);
  });

  test('returns at most `limit` runs', () => {
    const runs = runsBetween('* * * * *', noon, new Date('2026-12-20T12:00:00Z'), { ...ALL, limit: 3 });
    expect(runs).toHaveLength(3);
  });

  test.each([null, '', 'nonsense', '0 0 30 2 *'])('%j has no runs', (expression) => {
    expect(nextRun(expression, noon, 'UTC')).toBeNull();
    expect(lastRun(expression, noon, 'UTC')).toBeNull();
    expect(runsBetween(expression, noon, new Date('2027-11-20T12:00:00Z'), ALL)).toEqual([]);
  });
});
