import { expect, test } from 'vitest';
import { isAlertEmail } from '@/domain/alert-email';
import { isEmailAddress } from '../../openapi/server/http/contract/email-address';

const RIGHT = ['a@b.c', 'first.last+tag@mail.example.com', 'ü@b..c', 'a@.b.c', `${'a'.repeat(248)}@b.cd`];
const WRONG = [
  '',
  'a',
  'a@b',
  '@b.c',
  'a@',
  'a@b.',
  'a@.b',
  'a@@b.c',
  'a@b@c.d',
  'a b@c.d',
  'a@b.c\n',
  `${'a'.repeat(250)}@b.cd`,
];

test.each([
  ['the backend', isEmailAddress],
  ['the console', isAlertEmail],
])('%s tells addresses from other texts', (_, isAddress) => {
  expect(RIGHT.filter((text) => !isAddress(text))).toEqual([]);
  expect(WRONG.filter(isAddress)).toEqual([]);
});

test.each([
  ['the backend', isEmailAddress],
  ['the console', isAlertEmail],
])('%s checks a long hostile text in a short time', (_, isAddress) => {
  const before = performance.now();
  for (const text of [`a@${'.'.repeat(1_000_000)}`, `a@${'.a'.repeat(500_000)}@`, '@'.repeat(1_000_000)]) {
    expect(isAddress(text)).toBe(false);
  }
  // A quadratic pattern would take minutes.
  expect(performance.now() - before).toBeLessThan(2_000);
});
