import { expect, test } from 'vitest';
import { mayRedirectTo } from './provider-address';

test.each([
  ['https://media.example/authorize?state=1', true],
  ['http://localhost:4173/authorize', true],
  ['http://127.0.0.1/authorize', true],
  ['http://[::1]:8080/authorize', true],
  ['http://backend.test/authorize', true],
  ['http://media.example/authorize', false],
  ['http://localhost.media.example/', false],
  ['http://localhost@media.example/', false],
  ['http://backend.test:8080/authorize', false],
  ['javascript:alert(1)', false],
  ['data:text/html,x', false],
  ['//media.example/', false],
  ['/connections', false],
  ['', false],
])('a redirect to %s is allowed: %s', (address, allowed) => {
  expect(mayRedirectTo(address, 'http://backend.test')).toBe(allowed);
});
