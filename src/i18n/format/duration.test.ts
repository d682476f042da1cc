import { expect, test } from 'vitest';
import { formatDuration } from './duration';

test.each([
  [-5_000, '0 s'],
  [8_999, '8 s'],
  [125_000, '2 min 05 s'],
  [3_600_000, '1 h 00 min'],
  [100 * 3_600_000, '4 d 04 h'],
])('%i ms is "%s"', (milliseconds, text) => {
  expect(formatDuration(milliseconds, 'en')).toBe(text);
});

test('French days are jours', () => {
  expect(formatDuration(100 * 3_600_000, 'fr')).toBe('4 j 04 h');
});
