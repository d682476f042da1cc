import { expect, test } from 'vitest';
import { readCreatedSpan, writeCreatedSpan } from './created-span';

const FROM = Date.parse('2026-11-21T00:00:00Z');
const NOW = new Date(2026, 10, 23, 8, 11, 24).getTime();
const local = (day: number, hour = 0) => new Date(2026, 10, day, hour).getTime();

test.each([
  ['2026-11-21T00:00:00Z/', { from: FROM, to: null }],
  ['2026-11-21T00:00:00Z/2026-11-22T00:00:00Z', { from: FROM, to: FROM + 86_400_000 }],
])('%s is read, and written back unchanged', (text, span) => {
  expect(readCreatedSpan(text, NOW)).toEqual(span);
  expect(writeCreatedSpan(span)).toBe(text);
});

test.each([
  ['today', { from: local(23), to: null }],
  ['yesterday', { from: local(22), to: local(23) }],
  ['night', { from: local(22, 18), to: null }],
  ['day', { from: local(22, 8), to: null }],
  ['week', { from: local(17), to: null }],
  ['month', { from: new Date(2026, 9, 25).getTime(), to: null }],
  ['thisMonth', { from: local(1), to: null }],
])('%s moves with the time', (text, span) => {
  expect(readCreatedSpan(text, NOW)).toEqual(span);
});

test('a day later, today is the next day', () => {
  expect(readCreatedSpan('today', NOW + 86_400_000)).toEqual({ from: local(24), to: null });
});

test.each([
  undefined,
  '',
  'tomorrow',
  'toString',
  '/2026-11-22T00:00:00Z',
  '2026-11-22T00:00:00Z/2026-11-21T00:00:00Z',
  '2026-11-21/x',
])('%s is not a span', (text) => {
  expect(readCreatedSpan(text, NOW)).toBeNull();
});
