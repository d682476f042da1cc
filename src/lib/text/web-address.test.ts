import { expect, test } from 'vitest';
import { isHostName, isWebAddress, sameAddress } from './web-address';

test.each([
  ['https://pim.acme.example', true],
  ['http://pim:8080/path?x=1', true],
  ['HTTPS://PIM.EXAMPLE', true],
  ['pim.acme.example', false],
  ['https://', false],
  ['https:///pim.example', false],
  ['https:pim.example', false],
  ['ftp://pim.example', false],
  ['javascript:alert(1)', false],
  ['https://pim .example', false],
  ['https://name:secret@pim.example', false],
  [`https://${'a'.repeat(3_000)}`, false],
])('%j as a web address: %s', (text, expected) => {
  expect(isWebAddress(text)).toBe(expected);
});

test.each([
  ['media.acme.example', true],
  ['médias.example', true],
  ['localhost:8080', true],
  ['media', false],
  ['https://media.example', false],
  ['media.example/path', false],
  ['name@media.example', false],
  ['media .example', false],
  ['media.example:port', false],
  ['.'.repeat(100_000), false],
])('%j as a host name: %s', (text, expected) => {
  expect(isHostName(text)).toBe(expected);
});

test.each([
  ['https://pim.test', 'https://PIM.test/', true],
  ['https://pim.test/shop', 'https://pim.test/shop//', true],
  ['https://pim.test/shop', 'https://pim.test/Shop', false],
  ['https://pim.test', 'http://pim.test', false],
  ['media.test', ' Media.TEST/', true],
  ['media.test:8080', 'media.test', false],
  ['', '/', true],
])('%j and %j are the same address: %j', (one, other, isSame) => {
  expect(sameAddress(one, other)).toBe(isSame);
});
