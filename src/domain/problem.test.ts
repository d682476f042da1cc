import { describe, expect, test } from 'vitest';
import { readProblem } from '@/api/read-problem';
import { givesReason, isGone, isMissing, transportProblem } from './problem';

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

describe('an item is gone', () => {
  const gone = (status: number, body: unknown): boolean => isGone(readProblem(status, body, null));

  test.each([403, 404, 410])('if the API says so with %i, in any of its formats', (status) => {
    expect(gone(status, { 'hydra:title': 'An error occurred', 'hydra:description': 'Not Found' })).toBe(true);
    expect(gone(status, { title: 'An error occurred', detail: 'Not Found' })).toBe(true);
  });

  test.each([undefined, {}, { message: 'no Route matched with those values' }])(
    'but not if a gateway without a route answers 404 with %j',
    (body) => expect(gone(404, body)).toBe(false),
  );

  test('after a 403, but it is not missing: other people may see it', () => {
    const problem = (status: number) => readProblem(status, { title: 'An error occurred' }, null);
    expect([403, 404, 410].map((status) => isMissing(problem(status)))).toEqual([false, true, true]);
  });
});
