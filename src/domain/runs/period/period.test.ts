import { expect, test } from 'vitest';
import { earlierSpan, spanOf } from './period';

const at = (text: string): number => new Date(text).getTime();

test.each([
  ['in the morning', '2026-11-23T08:11:24', '2026-11-22T18:00:00'],
  ['in the evening it is still the previous night', '2026-11-23T23:59:00', '2026-11-22T18:00:00'],
  ['from midnight on it is this night', '2026-11-24T00:00:00', '2026-11-23T18:00:00'],
])('a night begins at the last 18:00 that is at least six hours ago: %s', (_name, now, from) => {
  expect(spanOf('night', at(now))).toEqual({ from: at(from), to: at(now) });
});

test('the other periods count days back from now', () => {
  const now = at('2026-11-23T08:11:24');
  expect(spanOf('day', now).from).toBe(at('2026-11-22T08:11:24'));
  expect(spanOf('week', now).from).toBe(at('2026-11-16T08:11:24'));
  expect(spanOf('month', now).from).toBe(at('2026-10-24T08:11:24'));
});

test('an earlier period has the same times of day', () => {
  const now = at('2026-11-23T08:11:24');
  expect(earlierSpan('night', spanOf('night', now), 2)).toEqual({
    from: at('2026-11-20T18:00:00'),
    to: at('2026-11-21T08:11:24'),
  });
  expect(earlierSpan('week', spanOf('week', now), 1)).toEqual({
    from: at('2026-11-09T08:11:24'),
    to: at('2026-11-16T08:11:24'),
  });
});
