import { expect, test } from 'vitest';
import { expectedEnd } from './expected-end';

test.each([
  ['is waiting before the run starts', null, 60_000, null, 0, { kind: 'waiting' }],
  ['is unknown without a usual duration', 0, null, 40_000, 5_000, { kind: 'unknown' }],
  ['is rounded to minutes', 0, 300_000, null, 44_000, { kind: 'expected', left: 240_000, at: 300_000 }],
  ['is rounded to ten seconds', 0, 60_000, null, 13_000, { kind: 'expected', left: 50_000, at: 60_000 }],
  ['is never zero', 0, 60_000, null, 59_500, { kind: 'expected', left: 10_000, at: 60_000 }],
  ['is not before the end of the step', 0, 60_000, 41_000, 43_000, { kind: 'expected', left: 40_000, at: 90_000 }],
  ['is not in the past', 0, 62_000, 2_000, 61_000, { kind: 'expected', left: 10_000, at: 70_000 }],
  ['leaves time for the next steps', 0, 60_000, 5_000, 13_000, { kind: 'expected', left: 50_000, at: 60_000 }],
  ['is late after the usual duration', 0, 60_000, 40_000, 60_000, { kind: 'late' }],
] as const)('the expected end %s', (_name, start, usual, stepLeft, now, end) => {
  expect(expectedEnd(start, usual, stepLeft, now)).toEqual(end);
});
