import { expect, test } from 'vitest';
import { formatRelative } from './relative';

const now = Date.UTC(2026, 10, 20, 12);
const ago = (seconds: number): number => now - seconds * 1000;

test.each([
  [0, 'now'],
  [59, 'now'],
  [60, '1 min. ago'],
  [3_599, '59 min. ago'],
  [7_300, '2 hr. ago'],
  [3 * 86_400, '3 days ago'],
  [15 * 86_400, '2 wk. ago'],
  [400 * 86_400, '1 yr. ago'],
])('%i seconds ago', (seconds, text) => {
  expect(formatRelative(ago(seconds), now, 'en')).toBe(text);
});

test('the future and French', () => {
  expect(formatRelative(ago(-7_300), now, 'en')).toBe('in 2 hr.');
  expect(formatRelative(ago(300), now, 'fr')).toBe('il y a 5\u00a0min');
  expect(formatRelative(now, now, 'fr')).toBe('maintenant');
});
