import { expect, test } from 'vitest';
import { readProblem } from '@/api/read-problem';
import { givesReason, transportProblem } from './problem';

const answered = (status: number, description?: string): boolean =>
  givesReason(readProblem(status, { 'hydra:title': 'An error occurred', 'hydra:description': description }, null));

test.each([
  undefined,
  'Internal Server Error',
  'internal server error.',
  '500 Internal Server Error',
  'HTTP 502: Bad Gateway',
  'Error 503 Service Unavailable',
  'Gateway Timeout',
  'An error occurred',
])('the text %j of a server error gives no reason', (text) => expect(answered(500, text)).toBe(false));

test.each([
  'The job instance is already running.',
  'Internal Server Error: the queue "media" is full',
  '5000 items wait already.',
])('the text %j gives a reason', (text) => expect(answered(500, text)).toBe(true));

test('violations are a reason, and a missing response is not', () => {
  const violations = [{ propertyPath: 'code', message: 'Too long.' }];
  expect(givesReason(readProblem(500, { violations }, null))).toBe(true);
  expect(givesReason(transportProblem('timeout'))).toBe(false);
});
