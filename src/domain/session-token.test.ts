import { expect, test } from 'vitest';
import { readToken } from './session-token';

const tokenOf = (roles: unknown): string =>
  `h.${btoa(JSON.stringify({ username: 'ada@acme.test', roles, exp: 4_000_000_000 }))}.s`;

test.each([
  [['ROLE_USER', 'ROLE_ADMIN', 'ROLE_OTHER'], 2],
  // PHP encodes a list with gaps as an object.
  [{ 0: 'ROLE_USER', 2: 'ROLE_ADMIN' }, 2],
  [['ROLE_OTHER'], null],
  ['ROLE_ADMIN', null],
  [null, null],
])('the roles %j of a token contain %j known roles', (roles, count) => {
  expect(readToken(tokenOf(roles))?.roles.length ?? null).toBe(count);
});
