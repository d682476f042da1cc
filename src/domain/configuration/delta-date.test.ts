import { describe, expect, test } from 'vitest';
import { formatDeltaDate, parseDeltaDate, setDelta } from './delta-date';

describe('reading', () => {
  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00:00+02:00', '2026-11-20T08:00:00Z'],
    ['2026-11-20T23:30:00-0130', '2026-11-21T01:00:00Z'],
    ['2026-11-20T10:00:00.500Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00', '2026-11-20T10:00:00Z'],
    [' 2028-02-29T10:00:59 ', '2028-02-29T10:00:59Z'],
  ])('%s means %s', (text, stored) => {
    const date = parseDeltaDate(text);
    expect(date && formatDeltaDate(date)).toBe(stored);
  });

  test.each(['', 'now', '2026-11-20', '2026-02-30T10:00:00Z', '2026-11-20T24:10:00Z', '2026-13-01T00:00:00Z', null, 1])(
    '%j is not a date',
    (text) => {
      expect(parseDeltaDate(text)).toBeNull();
    },
  );
});

describe('switching delta', () => {
  test('switching off clears the date, switching on keeps it', () => {
    const on = '{"delta":true,"deltaDate":"2026-11-20T10:00:00Z","x":1.0}';
    expect(setDelta(on, false)).toBe('{"delta":false,"deltaDate":null,"x":1.0}');
    expect(setDelta(on, true)).toBe(on);
  });

  test('an absent date is not added', () => {
    expect(setDelta('{"delta":true}', false)).toBe('{"delta":false}');
  });
});
