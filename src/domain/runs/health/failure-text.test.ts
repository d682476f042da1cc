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
  ['Something broke.', false],
  [null, false],
])('recognises refused credentials: %s', (message, refused) => {
  expect(isRefusal(message)).toBe(refused);
});
