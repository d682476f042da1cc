import { expect, test } from 'vitest';
import { codeInPath, connectionIdInPath } from './path-segments';
import { companyPath, companySsoPath } from './links';
import { instanceEditPath, instanceViewPath } from './paths';

const CODES = [
  'acme',
  '50%',
  '%',
  '%25',
  '%2F',
  'a%2Fb',
  'a%252Fb',
  'a/b',
  '#1',
  'q?x=1',
  'a b',
  ' a ',
  'a+b',
  'a&b=c',
  'a\\b',
  'é',
  '🙂',
  '...',
  'مرحبا',
];

test.each(CODES)('the code %j can be read from its address', (code) => {
  for (const path of [instanceViewPath, instanceEditPath, companyPath, companySsoPath]) {
    const { pathname, search, hash } = new URL(path(code), 'https://console.test');
    expect(codeInPath(pathname)).toBe(code);
    expect([search, hash]).toEqual(['', '']);
  }
  const { pathname } = new URL(`/connections/edit/akeneo/${encodeURIComponent(code)}`, 'https://console.test');
  expect(connectionIdInPath(pathname)).toBe(code);
});

test('a path that is not encoded, or is too short, causes no error', () => {
  expect(codeInPath('/company/50%')).toBe('50%');
  expect(codeInPath('/companies')).toBe('');
});
