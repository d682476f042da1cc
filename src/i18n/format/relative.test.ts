import { expect, test } from 'vitest';
import { formatRelative } from './relative';

const now = Date.UTC(2026, 10, 20, 12);
const ago = (seconds: number): number => now - seconds * 1000;

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 min. ago'],
  [89, '1 min. ago'],
  [90, '2 min. ago'],
  [3_569, '59 min. ago'],
  [3_570, '1 hr. ago'],
  [7_300, '2 hr. ago'],
  [45 * 3_600, '45 hr. ago'],
  [3 * 86_400, '3 days ago'],
  [13 * 86_400, '13 days ago'],
  [15 * 86_400, '2 wk. ago'],
  [50 * 86_400, '7 wk. ago'],
  [400 * 86_400, '13 mo. ago'],
  [900 * 86_400, '2 yr. ago'],
])('%i seconds ago is "%s"', (seconds, text) => {
  expect(formatRelative(ago(seconds), now, 'en')).toBe(text);
});

test('a time in the future, and times in French', () => {
  expect(formatRelative(ago(-7_300), now, 'en')).toBe('in 2 hr.');
  expect(formatRelative(ago(-45 * 3_600), now, 'en')).toBe('in 45 hr.');
  expect(formatRelative(ago(-47.9 * 3_600), now, 'en')).toBe('in 48 hr.');
  expect(formatRelative(ago(300), now, 'fr')).toBe('il y a 5\u00a0min');
  expect(formatRelative(now, now, 'fr')).toBe('maintenant');
});
