import { expect, test } from 'vitest';
import { trustProxy } from './trust-proxy';

test('a number of proxies trusts that many hosts, starting with the connected one, which must be this machine', () => {
  const trusts = trustProxy(2);
  if (typeof trusts !== 'function') throw new Error('A number gives a function.');
  const ofThisMachine = ['127.0.0.1', '127.1.2.3', '::1', '::ffff:127.0.0.1'];
  expect(ofThisMachine.map((address) => trusts(address, 0))).toEqual([true, true, true, true]);
  expect(['203.0.113.1', '2001:db8::1', '', 'unknown'].map((address) => trusts(address, 0))).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect([trusts('203.0.113.1', 1), trusts('203.0.113.1', 2)]).toEqual([true, false]);
});

test('with 0 proxies, no host is trusted', () => {
  expect(trustProxy(0)).toBe(false);
});
