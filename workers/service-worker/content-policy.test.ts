import { expect, test } from 'vitest';
import { securityHeaders } from '../../openapi/server/hosting/headers';
import { withConnectSources, isAtLeastAsStrict } from './content-policy';

const BASE = securityHeaders('')['Content-Security-Policy'] ?? '';

test.each([
  ['the same', BASE],
  ['in capitals and in another order', BASE.split('; ').toReversed().join(' ;  ').replace('script-src', 'Script-Src')],
  ['another backend', withConnectSources(BASE, ['https://backend.example'])],
  ['one more restriction', `${BASE}; object-src 'none'`],
  ['reports', `${BASE}; report-uri /reports; upgrade-insecure-requests`],
  ['fewer sources', BASE.replace("img-src 'self' data:", "img-src 'none'")],
  ['a second policy that restricts', `${BASE}, frame-src 'none'`],
  ['a second policy that is loose, because both apply', `script-src *, ${BASE}`],
])('as strict: %s', (_name, policy) => {
  expect(isAtLeastAsStrict(policy, BASE)).toBe(true);
});

test.each([
  ['no policy', ''],
  ['another script source', BASE.replace("script-src 'self'", "script-src 'self' https://evil.example")],
  ['scripts in the page', BASE.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['scripts by another directive', `${BASE}; script-src-elem *`],
  ['frames, which the baseline forbids by default', `${BASE}; frame-src *`],
  ['no Trusted Types', BASE.replace("; require-trusted-types-for 'script'", '')],
  ['another Trusted Types policy', BASE.replace('trusted-types console', 'trusted-types *')],
  ['no default', BASE.replace("default-src 'none'; ", '')],
  ['a wider default', BASE.replace("default-src 'none'", "default-src 'self'")],
  ['framed by others', BASE.replace("frame-ancestors 'none'", 'frame-ancestors *')],
  ['a first directive that is loose', `script-src *; ${BASE}`],
])('less strict: %s', (_name, policy) => {
  expect(isAtLeastAsStrict(policy, BASE)).toBe(false);
});
