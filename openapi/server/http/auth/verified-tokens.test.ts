import { expect, test } from 'vitest';
import { verifiedTokens } from './verified-tokens';

const claims = (expiresAt: number) => ({ email: 'a@b.test', id: 1, version: 0, session: null, expiresAt });

test('a token is known until the second in which it expires', () => {
  let now = 99_999;
  const tokens = verifiedTokens(10, () => now);
  tokens.add('t', claims(100));
  expect(tokens.find('t')).toEqual(claims(100));
  now = 100_000;
  expect(tokens.find('t')).toBeUndefined();
});

test('a token that differs in one character is unknown', () => {
  const tokens = verifiedTokens(10, () => 0);
  tokens.add('abc', claims(100));
  expect([tokens.find('abd'), tokens.find('abc '), tokens.find('ABC')]).toEqual([undefined, undefined, undefined]);
});

test('when there are too many tokens, the oldest ones are removed', () => {
  const tokens = verifiedTokens(2, () => 0);
  for (const token of ['a', 'b', 'c']) tokens.add(token, claims(100));
  expect([tokens.find('a'), tokens.find('b')?.id, tokens.find('c')?.id]).toEqual([undefined, 1, 1]);
});

test('a very long token is not stored', () => {
  const tokens = verifiedTokens(2, () => 0);
  tokens.add('a'.repeat(3_000), claims(100));
  expect(tokens.find('a'.repeat(3_000))).toBeUndefined();
});
