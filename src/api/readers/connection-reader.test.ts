import { expect, test } from 'vitest';
import { readAuthorizationUrl, readConnectionItem, readConnectionTest } from './connection-reader';

test('flags show which secrets are stored; a missing or invalid flag means not stored', () => {
  const read = readConnectionItem('akeneo', { id: 7, label: 'PIM', clientIdSet: true, secretSet: 'yes' });
  expect(read?.stored).toMatchObject({ clientIdSet: true, secretSet: false, passwordSet: false });
});

test('the IRI comes from the response, or is built from the id', () => {
  expect(readConnectionItem('bynder', { '@id': '/v2/api/bynder_connections/7', id: 7 })?.iri).toBe(
    '/v2/api/bynder_connections/7',
  );
  expect(readConnectionItem('bynder', { id: 'a/b' })?.iri).toBe('/api/bynder_connections/a%2Fb');
  expect(readConnectionItem('bynder', { label: 'no id' })).toBeNull();
  expect(readConnectionItem('bynder', 'text')).toBeNull();
});

test('a connection test succeeded only if `success` is true', () => {
  expect(readConnectionTest({ success: true })).toEqual({ success: true, message: null });
  expect(readConnectionTest({ success: false, message: 'Unauthorized' }).message).toBe('Unauthorized');
  for (const odd of [{}, { success: 'true' }, null, []]) expect(readConnectionTest(odd).success).toBe(false);
});

test('a response without an address is read as null', () => {
  expect(readAuthorizationUrl({ authorizationUrl: 'https://pim.test' })).toBe('https://pim.test');
  for (const odd of [{}, { authorizationUrl: null }, { authorizationUrl: 7 }, null]) {
    expect(readAuthorizationUrl(odd)).toBeNull();
  }
});
