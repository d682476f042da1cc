import { expect, test } from 'vitest';
import { formatUntil } from './until';

const MINUTE = 60_000;

test.each([
  [-5, 'now', 'maintenant'],
  [0.4, 'now', 'maintenant'],
  [0.6, 'in 1 min', 'dans 1 min'],
  [33, 'in 33 min', 'dans 33 min'],
  [60, 'in 1 h', 'dans 1 h'],
  [79, 'in 1 h 19 min', 'dans 1 h 19 min'],
  [179, 'in 2 h 59 min', 'dans 2 h 59 min'],
  [200, 'in 3 h', 'dans 3 h'],
  [19.6 * 60, 'in 20 h', 'dans 20 h'],
  [47 * 60, 'in 47 h', 'dans 47 h'],
  [60 * 60, 'in 3 d', 'dans 3 j'],
])('%d minutes is "%s" and "%s"', (minutes, english, french) => {
  expect(formatUntil(minutes * MINUTE, 0, 'en')).toBe(english);
  expect(formatUntil(minutes * MINUTE, 0, 'fr')).toBe(french);
});
