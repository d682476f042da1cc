import { expect, test } from 'vitest';
import { stopArrival } from './stop-arrival';

test.each([
  [null, 'unknown', false],
  ['waiting', 'not-arrived', false],
  ['inProgress', 'not-arrived', false],
  ['mustStop', 'arrived', false],
  ['stopped', 'arrived', false],
  ['success', 'arrived', true],
  ['error', 'arrived', true],
  ['a status of a later server', 'arrived', true],
])('with the status %s, a stop is %s', (status, arrival, ended) => {
  expect(stopArrival(status)).toEqual({ arrival, ended });
});
