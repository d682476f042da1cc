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
])('after a request to stop, the status %s means: %s', (status, arrival, ended) => {
  expect(stopArrival(status)).toEqual({ arrival, ended });
});
