import { expect, test } from 'vitest';
import { readProblem } from './read-problem';

const QUARTER_HOUR = 15 * 60_000;
const waitOf = (retryAfter: string | null, date: string | null = null) =>
  readProblem(503, undefined, retryAfter, date).retryAfterMs;

test.each([
  ['0', 0],
  ['40', 40_000],
  ['900', QUARTER_HOUR],
  ['901', QUARTER_HOUR],
  ['86400', QUARTER_HOUR],
  ['99999999999999999999', QUARTER_HOUR],
  ['1e999', QUARTER_HOUR],
  ['Infinity', QUARTER_HOUR],
  ['-5', 0],
  ['-Infinity', 0],
  ['NaN', null],
  ['soon', null],
])('the header "Retry-After: %s" (seconds) is read as a wait of %s ms', (header, wait) => {
  expect(waitOf(header)).toBe(wait);
});

test('a Retry-After that is a date has the same limit as one in seconds', () => {
  const date = new Date(1_790_000_000_000);
  const after = (ms: number): string => new Date(date.getTime() + ms).toUTCString();
  expect(waitOf(after(40_000), date.toUTCString())).toBe(40_000);
  expect(waitOf(after(86_400_000), date.toUTCString())).toBe(QUARTER_HOUR);
  expect(waitOf(after(-40_000), date.toUTCString())).toBe(0);
});

test('without the header there is no wait', () => {
  expect(waitOf(null)).toBeNull();
});
