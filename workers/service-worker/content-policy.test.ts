import { expect, test } from 'vitest';
import { securityHeaders } from '../../openapi/server/hosting/headers';
import { connectingTo, isAsStrict } from './content-policy';

const OWN = securityHeaders('')['Content-Security-Policy'] ?? '';

test.each([
  ['the same', OWN],
  ['in capitals and in another order', OWN.split('; ').toReversed().join(' ;  ').replace('script-src', 'Script-Src')],
  ['another backend', connectingTo(OWN, ['https://backend.example'])],
  ['one more restriction', `${OWN}; object-src 'none'`],
  ['reports', `${OWN}; report-uri /reports; upgrade-insecure-requests`],
  ['fewer sources', OWN.replace("img-src 'self' data:", "img-src 'none'")],
  ['a second policy that restricts', `${OWN}, frame-src 'none'`],
  ['a second policy that is loose, because both apply', `script-src *, ${OWN}`],
])('as strict: %s', (_name, policy) => {
  expect(isAsStrict(policy, OWN)).toBe(true);
});

test.each([
  ['none', ''],
  ['another script source', OWN.replace("script-src 'self'", "script-src 'self' https://evil.example")],
  ['scripts in the page', OWN.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['scripts by another directive', `${OWN}; script-src-elem *`],
  ['frames, which the baseline forbids by default', `${OWN}; frame-src *`],
  ['no Trusted Types', OWN.replace("; require-trusted-types-for 'script'", '')],
  ['another Trusted Types policy', OWN.replace('trusted-types console', 'trusted-types *')],
  ['no default', OWN.replace("default-src 'none'; ", '')],
  ['a wider default', OWN.replace("default-src 'none'", "default-src 'self'")],
  ['framed by others', OWN.replace("frame-ancestors 'none'", 'frame-ancestors *')],
  ['a first directive that is loose', `script-src *; ${OWN}`],
])('less strict: %s', (_name, policy) => {
  expect(isAsStrict(policy, OWN)).toBe(false);
});
