import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { expectedEnd } from './expected-end';
import { lateSince } from './late-run';

const RUN = { status: 'inProgress', startedAt: new Date(0).toISOString() };
const WAITING = { status: 'waiting', startedAt: null };
const UNREADABLE = { ...RUN, startedAt: 'soon' };

/** A usual duration with this median, in which 9 of 10 runs take at most 1.5 times as long. */
const usually = (median: number) => ({ median, low: median / 2, high: median * 1.5 });

test.each([
  ['is `waiting` before the run starts', WAITING, 60_000, null, 0, { kind: 'waiting' }],
  ['is `unknown` without a usual duration', RUN, null, 40_000, 5_000, { kind: 'unknown' }],
  ['is `unknown` if the start is unreadable', UNREADABLE, 60_000, null, 5_000, { kind: 'unknown' }],
  ['is rounded to minutes', RUN, 300_000, null, 44_000, { kind: 'expected', left: 240_000, at: 300_000 }],
  ['is rounded to ten seconds', RUN, 60_000, null, 13_000, { kind: 'expected', left: 50_000, at: 60_000 }],
  ['is never zero', RUN, 60_000, null, 59_500, { kind: 'expected', left: 10_000, at: 60_000 }],
  ['is not before the end of the step', RUN, 60_000, 41_000, 43_000, { kind: 'expected', left: 40_000, at: 90_000 }],
  ['is not in the past', RUN, 62_000, 2_000, 61_000, { kind: 'expected', left: 10_000, at: 70_000 }],
  ['leaves time for the next steps', RUN, 60_000, 5_000, 13_000, { kind: 'expected', left: 50_000, at: 60_000 }],
  ['is only the `usual` end after the median', RUN, 60_000, null, 60_000, { kind: 'usual', at: 90_000 }],
  ['stays the `usual` end until the run is late', RUN, 60_000, 0, 120_000, { kind: 'usual', at: 90_000 }],
  ['follows the step after the median', RUN, 60_000, 40_000, 65_000, { kind: 'expected', left: 40_000, at: 110_000 }],
  ['is `late` a minute after the median of a short run', RUN, 60_000, 40_000, 120_001, { kind: 'late' }],
  ['is `late` at 1.75 times the median of a long run', RUN, 600_000, null, 1_050_001, { kind: 'late' }],
] as const)('the expected end %s', (_name, run, median, stepLeft, now, end) => {
  expect(expectedEnd(run, median === null ? null : usually(median), stepLeft, now)).toEqual(end);
});

test('the expected end is `late` exactly if the dashboard shows the run as late', () => {
  const length = fc.integer({ min: 1, max: 36_000_000 });
  const stepLeft = fc.option(fc.integer({ min: 0, max: 36_000_000 }));
  fc.assert(
    fc.property(fc.tuple(length, length, length), stepLeft, length, (lengths, left, now) => {
      const [low = 0, median = 0, high = 0] = lengths.toSorted((a, b) => a - b);
      const usual = { low, median, high };
      expect(expectedEnd(RUN, usual, left, now).kind === 'late').toBe(lateSince(RUN, usual, now) !== null);
    }),
  );
});
