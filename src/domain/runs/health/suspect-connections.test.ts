import { expect, test } from 'vitest';
import type { LinkedConnection } from '../../configuration/linked-connections';
import { suspectConnections } from './suspect-connections';

const shop: LinkedConnection = { key: 'shopify/2', type: 'shopify', id: 2, field: 'shop_connection' };
const assets: LinkedConnection = { key: 'bynder/1', type: 'bynder', id: 1, field: 'bynder_connection' };
const linked = [assets, shop];
const none = { errorMessage: null, stepName: null, changedFields: new Set<string>() };

test.each([
  [
    'the connection whose field changed',
    { ...none, errorMessage: 'The shop refused', changedFields: new Set(['bynder_connection']) },
    [assets],
  ],
  [
    'the system that the message mentions',
    { ...none, errorMessage: 'The shop refused the call.', stepName: 'Read from Bynder' },
    [shop],
  ],
  [
    'the system that the name of the step mentions',
    { ...none, errorMessage: 'Timed out', stepName: 'Read from the asset service' },
    [assets],
  ],
  [
    'all connections if there is no clue',
    { ...none, errorMessage: 'The access token has been revoked.', stepName: 'Workshop' },
    linked,
  ],
])('an error is probably about %s', (_name, clues, expected) => {
  expect(suspectConnections(linked, clues)).toEqual(expected);
});
