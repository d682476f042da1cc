import { expect, test } from 'vitest';
import type { LinkedConnection } from '../../configuration/linked-connections';
import { concernedConnections } from './concerned-connections';

const shop: LinkedConnection = { key: 'shopify/2', type: 'shopify', id: 2, field: 'shop_connection' };
const assets: LinkedConnection = { key: 'bynder/1', type: 'bynder', id: 1, field: 'bynder_connection' };
const linked = [assets, shop];
const none = { errorMessage: null, stepName: null, changedFields: new Set<string>() };

test.each([
  [
    'the field that changed',
    { ...none, errorMessage: 'The shop refused', changedFields: new Set(['bynder_connection']) },
    [assets],
  ],
  [
    'the system in the message',
    { ...none, errorMessage: 'The shop refused the call.', stepName: 'Read from Bynder' },
    [shop],
  ],
  ['the system in the step', { ...none, errorMessage: 'Timed out', stepName: 'Read from the asset service' }, [assets]],
  [
    'all of them without a clue',
    { ...none, errorMessage: 'The access token has been revoked.', stepName: 'Workshop' },
    linked,
  ],
])('%s', (_name, clues, concerned) => {
  expect(concernedConnections(linked, clues)).toEqual(concerned);
});
