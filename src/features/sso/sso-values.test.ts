import { expect, test } from 'vitest';
import { NO_SSO } from '@/domain/company';
import { ssoChange, ssoSchema, ssoValues } from './sso-values';

const complete = {
  ...ssoValues(NO_SSO),
  enabled: true,
  idpEntityId: 'https://idp.test',
  idpSsoUrl: 'https://idp.test/sso',
  idpSloUrl: 'https://idp.test/slo',
  idpCert: 'MIIC',
  domain: 'acme.test',
};
const invalidFields = (values: typeof complete, stored: boolean): unknown[] =>
  (ssoSchema(stored, ssoValues(NO_SSO)).safeParse(values).error?.issues ?? []).map(({ path }) => path[0]);

test('a disabled configuration has no required fields', () => {
  expect(invalidFields({ ...ssoValues(NO_SSO) }, false)).toEqual([]);
});

test('an enabled configuration requires the complete identity provider', () => {
  expect(invalidFields({ ...ssoValues(NO_SSO), enabled: true }, false)).toEqual([
    'idpEntityId',
    'idpSsoUrl',
    'idpSloUrl',
    'domain',
    'idpCert',
  ]);
  expect(invalidFields(complete, false)).toEqual([]);
});

test('the certificate is required unless the server has one', () => {
  expect(invalidFields({ ...complete, idpCert: '' }, true)).toEqual([]);
  expect(invalidFields({ ...complete, idpCert: '' }, false)).toEqual(['idpCert']);
});

test('an empty text clears its field, an empty certificate is not sent', () => {
  expect(ssoChange({ domain: ' ', idpCert: '', enabled: false })).toEqual({ domain: null, enabled: false });
  expect(ssoChange({ idpCert: ' MIIC\n' })).toEqual({ idpCert: 'MIIC' });
});

test('addresses must be web addresses, the domain a host name; unchanged stored values always pass', () => {
  const typed = { ...complete, idpSsoUrl: 'idp.test/sso', idpSloUrl: 'ftp://idp.test', domain: 'acme' };
  expect(invalidFields(typed, false)).toEqual(['idpSsoUrl', 'idpSloUrl', 'domain']);
  expect(ssoSchema(true, typed).safeParse({ ...typed, autoCreate: true }).success).toBe(true);
  expect(invalidFields({ ...complete, adminGroup: 'a'.repeat(256) }, false)).toEqual(['adminGroup']);
});
