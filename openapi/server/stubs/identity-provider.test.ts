import { expect, test } from 'vitest';
import { readStubAnswer } from './identity-provider';
import { escaped, unescaped } from './stub-page';

const answer = (email: string): string =>
  Buffer.from(
    `<samlp:Response InResponseTo="abc"><saml:NameID>${escaped(email)}</saml:NameID></samlp:Response>`,
  ).toString('base64');

test.each(["o'neil@acme.test", 'r&d@acme.test', '&#39;@acme.test', 'user@acme.test'])(
  'the e-mail %s is read unchanged from an answer',
  (email) => {
    expect(readStubAnswer(answer(email))).toEqual({ inResponseTo: 'abc', email });
  },
);

test('an escaped text is read back unchanged, and is not unescaped twice', () => {
  expect(unescaped(escaped('<&#39;"\'>'))).toBe('<&#39;"\'>');
});
