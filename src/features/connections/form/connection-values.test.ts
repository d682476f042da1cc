import { expect, test } from 'vitest';
import { readConnectionItem } from '@/api/readers/connection-reader';
import { type ConnectionItem } from '@/domain/connection';
import { assetServicePatch, assetServiceSchema, assetServiceValues, newAssetService } from './asset-service-values';
import { newPim, pimPatch, pimSchema, pimValues } from './pim-values';

function item(type: 'akeneo' | 'bynder', wire: object): ConnectionItem {
  const read = readConnectionItem(type, { id: 1, label: 'One', ...wire });
  if (read === null) throw new Error('not readable');
  return read;
}
const invalidFields = (result: { error?: { issues: { path: PropertyKey[] }[] } | undefined }): unknown[] =>
  (result.error?.issues ?? []).map(({ path }) => path[0]);

test('a new PIM connection requires label, url and all four secrets', () => {
  const result = pimSchema(null).safeParse({ ...pimValues(null), label: ' ' });
  expect(invalidFields(result)).toEqual(['label', 'url', 'clientId', 'secret', 'user', 'password']);
});

test('stored secrets are not required, and a connection that the PIM app created requires no secrets', () => {
  const stored = item('akeneo', { url: 'https://pim.test', clientIdSet: true, secretSet: true, userSet: true });
  expect(invalidFields(pimSchema(stored).safeParse(pimValues(stored)))).toEqual(['password']);
  const app = item('akeneo', { url: 'https://pim.test', app: true });
  expect(invalidFields(pimSchema(app).safeParse(pimValues(app)))).toEqual([]);
});

test('the company is sent as an IRI; secrets that were not typed are not sent', () => {
  const values = { ...pimValues(null), label: ' PIM ', url: 'https://pim.test', clientId: 'c', companyCode: 'a b' };
  expect(newPim(values)).toMatchObject({ label: 'PIM', clientId: 'c', company: '/api/companies/a%20b' });
  expect(newPim({ ...values, companyCode: '' })).not.toHaveProperty('company');
  expect(pimPatch({ secret: '', password: 'p', companyCode: '' })).toEqual({ password: 'p', company: null });
  expect(pimPatch({ label: 'New' })).toEqual({ label: 'New' });
});

test('a connection to the asset service uses the app by default, and requires a token only without the app', () => {
  const values = { ...assetServiceValues(null), label: 'Media', domain: 'media.test' };
  expect(values.app).toBe(true);
  const schema = assetServiceSchema(null);
  expect(invalidFields(schema.safeParse(values))).toEqual([]);
  expect(invalidFields(schema.safeParse({ ...values, app: false }))).toEqual(['permanentToken']);
  const stored = assetServiceSchema(item('bynder', { domain: 'media.test', permanentTokenSet: true }));
  expect(invalidFields(stored.safeParse({ ...values, app: false }))).toEqual([]);
});

test('a connection with a token sends no values of the app, and a connection with the app sends no token', () => {
  const values = {
    label: 'Media',
    domain: 'media.test',
    useEventWebhook: true,
    permanentToken: 'secret',
    companyCode: 'acme',
  };
  expect(newAssetService({ ...values, app: true })).toEqual({
    label: 'Media',
    domain: 'media.test',
    app: true,
    useEventWebhook: true,
  });
  expect(newAssetService({ ...values, app: false })).toEqual({
    label: 'Media',
    domain: 'media.test',
    app: false,
    permanentToken: 'secret',
    company: '/api/companies/acme',
  });
  expect(assetServicePatch({ app: false, useEventWebhook: true, permanentToken: 'x' }, false)).toEqual({
    app: false,
    permanentToken: 'x',
  });
  expect(assetServicePatch({ permanentToken: 'x', useEventWebhook: false }, true)).toEqual({ useEventWebhook: false });
});

test('a PIM needs a web address, an asset service a host name; unchanged stored values always pass', () => {
  const pim = { ...pimValues(null), label: 'PIM', clientId: 'c', secret: 's', user: 'u', password: 'p' };
  expect(invalidFields(pimSchema(null).safeParse({ ...pim, url: 'pim.test' }))).toEqual(['url']);
  expect(invalidFields(pimSchema(null).safeParse({ ...pim, url: ' https://pim.test ' }))).toEqual([]);
  expect(invalidFields(pimSchema(null).safeParse({ ...pim, url: 'https://pim.test', label: 'a'.repeat(256) }))).toEqual(
    ['label'],
  );
  const both = pimSchema(null).safeParse({ ...pim, url: 'pim.test', label: 'a'.repeat(256), secret: '' });
  expect(invalidFields(both)).toEqual(['secret', 'label', 'url']);
  const media = { ...assetServiceValues(null), label: 'Media' };
  expect(invalidFields(assetServiceSchema(null).safeParse({ ...media, domain: 'https://media.test/' }))).toEqual([
    'domain',
  ]);
  const stored = item('bynder', { domain: 'https://media.test/', app: true });
  expect(invalidFields(assetServiceSchema(stored).safeParse({ ...assetServiceValues(stored), label: 'New' }))).toEqual(
    [],
  );
});
