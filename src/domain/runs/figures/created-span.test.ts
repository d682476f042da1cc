import { expect, test } from 'vitest';
import { readCreatedSpan, writeCreatedSpan } from './created-span';

const FROM = Date.parse('2026-11-21T00:00:00Z');

test.each([
  ['2026-11-21T00:00:00Z/', { from: FROM, to: null }],
  ['2026-11-21T00:00:00Z/2026-11-22T00:00:00Z', { from: FROM, to: FROM + 86_400_000 }],
])('%s is read, and written back unchanged', (text, span) => {
  expect(readCreatedSpan(text)).toEqual(span);
  expect(writeCreatedSpan(span)).toBe(text);
});

test.each([
  undefined,
  '',
  'yesterday',
  '/2026-11-22T00:00:00Z',
  '2026-11-22T00:00:00Z/2026-11-21T00:00:00Z',
  '2026-11-21/x',
])('%s is not a span', (text) => {
  expect(readCreatedSpan(text)).toBeNull();
});
