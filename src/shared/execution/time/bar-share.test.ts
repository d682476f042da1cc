import { expect, test } from 'vitest';
import { barShare } from './bar-share';

test.each([
  ['the usual duration', 1, 0.5],
  ['half the usual duration', 0.5, 0.25],
  ['twice as long', 2, 1],
  ['longer than the track', 9, 1],
  ['hardly any time', 0, 0.03],
])('%s', (_, ratio, share) => {
  expect(barShare(ratio)).toBe(share);
});
