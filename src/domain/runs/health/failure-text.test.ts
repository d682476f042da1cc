import { expect, test } from 'vitest';
import { isRefusal } from './failure-text';

test.each([
  ['The access token of the connection has been revoked.', true],
  ['The PIM answered 401 Unauthorized.', true],
  ['The shop answered: expired access token', true],
  ['The token has expired.', true],
  ['The PIM answered 503 Service Unavailable three times in a row.', false],
  ['The asset service did not answer within 60 seconds.', false],
  ['Unexpected token < in JSON at position 0', false],
  ['403: exceeded 2 calls per second.', false],
  ['Unknown attribute "password"', false],
  ['HTTP 403', true],
  ['The shop answered with status code 401.', true],
  ['403 Forbidden', true],
  ['401 of 900 products were not written.', false],
  ['Product 403 has no image.', false],
  ['Step stopped after 403 items: memory exhausted', false],
  ['The character < is forbidden in a file name.', false],
  ['Unexpected token; JSON is invalid', false],
  ['Something broke.', false],
  [null, false],
])('tells whether the message says that credentials were refused: %s', (message, refused) => {
  expect(isRefusal(message)).toBe(refused);
});
