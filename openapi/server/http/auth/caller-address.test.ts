import { expect, test } from 'vitest';
import { callerAddress } from './caller-address';

test('every spelling of an IPv4 address gives the same key', () => {
  for (const written of ['203.0.113.7', '::ffff:203.0.113.7', '::FFFF:cb00:7107', '203.0.113.7:50123', ' 203.0.113.7'])
    expect(callerAddress(written)).toBe('203.0.113.7');
});

test('the addresses of one IPv6 network count together', () => {
  for (const written of ['2001:db8:1:2::1', '2001:0DB8:1:2:ffff:ffff:ffff:ffff', '[2001:db8:1:2::9]:443'])
    expect(callerAddress(written)).toBe('2001:db8:1:2::/64');
  expect(callerAddress('2001:db8:1:3::1')).toBe('2001:db8:1:3::/64');
  expect(callerAddress('fe80::1%eth0')).toBe('fe80:0:0:0::/64');
});

test('a text that is not an address is returned unchanged', () => {
  expect(callerAddress('unknown')).toBe('unknown');
  expect(callerAddress('')).toBe('');
});

test('a caller that has closed the connection has no address', () => {
  expect(callerAddress(undefined)).toBe('');
});
