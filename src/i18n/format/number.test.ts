import { expect, test } from 'vitest';
import { formatCount, formatNumber } from './number';

test.each(['en', 'fr'] as const)('whole numbers are formatted as the browser formats them (%s)', (language) => {
  const format = new Intl.NumberFormat(language);
  for (const value of [0, 1, 12, 123, 1234, 12_345, 123_456, 1_234_567, Number.MAX_SAFE_INTEGER, -1, -123, -1234])
    expect(formatCount(value, language)).toBe(format.format(value));
});

test.each([
  ['en', '1,234.5'],
  ['fr', '1\u202F234,5'],
] as const)('fractions and very large numbers are formatted by the browser (%s)', (language, text) => {
  expect(formatNumber(1234.5, language)).toBe(text);
  expect(formatNumber(1e21, language)).toBe(new Intl.NumberFormat(language).format(1e21));
});
