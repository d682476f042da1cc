import { expect, test } from 'vitest';
import { utcText } from './utc-text';

test.each([
  ['2026-03-29T01:30:00+02:00', '28/03/2026 23:30:00'],
  ['2026-12-31T23:59:59.999Z', '31/12/2026 23:59:59'],
])('%s is %s in UTC', (moment, text) => {
  expect(utcText(new Date(moment))).toBe(text);
});
