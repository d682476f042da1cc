import { expect, test } from 'vitest';
import { readChangePeriod } from './change-period';

const today = new Date(2026, 10, 23).getTime();

test('a named period begins at midnight and includes today', () => {
  expect(readChangePeriod('today', today)).toEqual({ preset: 'today', span: { from: today, to: null } });
  expect(readChangePeriod('month', today).span.from).toBe(new Date(2026, 9, 25).getTime());
});

test('without a known name, the period is the last seven days', () => {
  const week = { preset: 'week', span: { from: new Date(2026, 10, 17).getTime(), to: null } };
  expect(readChangePeriod(undefined, today)).toEqual(week);
  expect(readChangePeriod('decade', today)).toEqual(week);
});

test('a link can give any span', () => {
  const span = { from: Date.UTC(2026, 10, 20), to: Date.UTC(2026, 10, 21) };
  expect(readChangePeriod('2026-11-20T00:00:00Z/2026-11-21T00:00:00Z', today)).toEqual({ preset: null, span });
});
