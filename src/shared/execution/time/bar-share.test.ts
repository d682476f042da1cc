import { expect, test } from 'vitest';
import { barShare } from './bar-share';

test.each([
  ['the usual duration', 1, 0.5],
  ['half the usual duration', 0.5, 0.25],
  ['twice the usual duration', 2, 1],
  ['a duration beyond the end of the track', 9, 1],
  ['a duration of almost zero', 0, 0.03],
])('the bar for %s', (_, ratio, share) => {
  expect(barShare(ratio)).toBe(share);
});
