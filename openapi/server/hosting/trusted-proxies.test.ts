import { expect, test } from 'vitest';
import { readCommandLine, UsageError } from './command-line';

const read = (text?: string) => readCommandLine([], text === undefined ? {} : { TRUST_PROXY: text }).trustProxy;

test('without TRUST_PROXY no proxy is trusted', () => {
  expect([read(), read('')]).toEqual([undefined, undefined]);
});

test('TRUST_PROXY is a number of proxies, or their addresses and networks', () => {
  expect(read('0')).toBe(0);
  expect(read('2')).toBe(2);
  expect(read('10.0.0.1')).toEqual(['10.0.0.1']);
  expect(read('10.0.0.0/8, 2001:db8::/32 , loopback')).toEqual(['10.0.0.0/8', '2001:db8::/32', 'loopback']);
});

test.each([
  'true',
  '-1',
  '1.5',
  '1000',
  'proxy.example.com',
  '10.0.0.0/33',
  '10.0.0.0/',
  '0.0.0.0/0',
  '1, 2',
  '10.0.0.1,',
])('TRUST_PROXY=%s is refused with a message that contains the name of the variable', (text) => {
  expect(() => read(text)).toThrow(UsageError);
  expect(() => read(text)).toThrow(/^TRUST_PROXY must be /);
});
