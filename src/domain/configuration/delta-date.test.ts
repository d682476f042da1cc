import { describe, expect, test } from 'vitest';
import { deltaDateInput, deltaDateToStore, formatDeltaDate, parseDeltaDate, switchDelta } from './delta-date';

describe('reading', () => {
  test.each([
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00:00+02:00', '2026-11-20T08:00:00Z'],
    ['2026-11-20T23:30:00-0130', '2026-11-21T01:00:00Z'],
    ['2026-11-20T10:00:00.500Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00', '2026-11-20T10:00:00Z'],
    [' 2028-02-29T10:00:59 ', '2028-02-29T10:00:59Z'],
  ])('%s', (text, stored) => {
    const date = parseDeltaDate(text);
    expect(date && formatDeltaDate(date)).toBe(stored);
  });

  test.each(['', 'now', '2026-11-20', '2026-02-30T10:00:00Z', '2026-11-20T24:10:00Z', '2026-13-01T00:00:00Z', null, 1])(
    '%j is not a date',
    (text) => {
      expect(parseDeltaDate(text)).toBeNull();
      expect(deltaDateInput(text)).toBe('');
    },
  );
});

describe('storing', () => {
  test('input is read as UTC', () => {
    expect(deltaDateToStore(true, '2026-11-20T10:00')).toBe('2026-11-20T10:00:00Z');
    expect(deltaDateInput('2026-11-20T12:00:00+02:00')).toBe('2026-11-20T10:00:00');
  });

  test('null when delta is off or the date is invalid', () => {
    expect(deltaDateToStore(false, '2026-11-20T10:00')).toBeNull();
    expect(deltaDateToStore(true, '2026-11-')).toBeNull();
  });
});

describe('switching delta', () => {
  test('switching off clears the date, switching on keeps it', () => {
    const on = '{"delta":true,"deltaDate":"2026-11-20T10:00:00Z","x":1.0}';
    expect(switchDelta(on, false)).toBe('{"delta":false,"deltaDate":null,"x":1.0}');
    expect(switchDelta(on, true)).toBe(on);
  });

  test('an absent date is not added', () => {
    expect(switchDelta('{"delta":true}', false)).toBe('{"delta":false}');
  });
});
