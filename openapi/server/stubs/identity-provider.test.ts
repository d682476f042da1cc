import { expect, test } from 'vitest';
import { readStubAnswer } from './identity-provider';
import { escaped, unescaped } from './stub-page';

const answer = (email: string): string =>
  Buffer.from(
    `<samlp:Response InResponseTo="abc"><saml:NameID>${escaped(email)}</saml:NameID></samlp:Response>`,
  ).toString('base64');

test.each(["o'neil@acme.test", 'r&d@acme.test', '&#39;@acme.test', 'user@acme.test'])(
  'an account with the e-mail %s signs in with it',
  (email) => {
    expect(readStubAnswer(answer(email))).toEqual({ inResponseTo: 'abc', email });
  },
);

test('reads back what was escaped, and nothing twice', () => {
  expect(unescaped(escaped('<&#39;"\'>'))).toBe('<&#39;"\'>');
});
