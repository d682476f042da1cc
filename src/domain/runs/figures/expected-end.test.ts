import { expect, test } from 'vitest';
import { expectedEnd } from './expected-end';

test.each([
  ['before it starts', null, 60_000, 0, { kind: 'waiting' }],
  ['without a usual duration', 0, null, 5_000, { kind: 'unknown' }],
  ['rounded to minutes', 0, 300_000, 44_000, { kind: 'expected', left: 240_000, at: 300_000 }],
  ['rounded to ten seconds', 0, 60_000, 13_000, { kind: 'expected', left: 50_000, at: 60_000 }],
  ['never zero', 0, 60_000, 59_500, { kind: 'expected', left: 10_000, at: 60_000 }],
  ['longer than usual', 0, 60_000, 60_000, { kind: 'late' }],
] as const)('%s', (_name, start, usual, now, end) => {
  expect(expectedEnd(start, usual, now)).toEqual(end);
});
