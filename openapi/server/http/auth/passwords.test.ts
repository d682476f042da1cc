import { expect, test } from 'vitest';
import { openPasswords, recommendedCost } from './passwords';

test('by default the cost is what OWASP recommends: N = 2^17, r = 8, p = 1', { timeout: 60_000 }, async () => {
  expect(recommendedCost).toBe(17);
  expect(await (await openPasswords()).hash('Console-2026')).toMatch(/^scrypt\$17\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/);
});

test('a hash contains its cost, so a cheaper hash still verifies, and counts as outdated', async () => {
  const cheap = await openPasswords(10);
  const dearer = await openPasswords(11);
  const hash = await cheap.hash('x');
  expect([await dearer.verify('x', hash), await dearer.verify('X', hash)]).toEqual([true, false]);
  expect([cheap.isCurrent(hash), dearer.isCurrent(hash)]).toEqual([true, false]);
  expect(await cheap.hash('x')).not.toBe(hash);
});

test('a missing account accepts no password', async () => {
  const passwords = await openPasswords(10);
  for (const typed of ['', 'x', '\0', '💥'.repeat(1_000)]) expect(await passwords.verify(typed, null)).toBe(false);
});
