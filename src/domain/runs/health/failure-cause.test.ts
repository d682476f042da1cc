import { expect, test } from 'vitest';
import { failureCause, type CauseClues } from './failure-cause';

const mapping = (family: string, attribute: string) => ({
  akeneo_asset_family: family,
  metadata: [
    { bynderMetadata: 'name', attribute: 'label' },
    { bynderMetadata: 'season', attribute },
  ],
});
const CONFIGURATION = JSON.stringify({
  bynder_connection: 7,
  akeneo_connection: 1,
  mappings: [mapping('packshot', 'season'), mapping('header', 'season_old')],
  akeneo_asset_multi_products: [{ name: 'Packshots', asset_family: 'packshot', identifiers: 'sku' }],
  codes: ['custom.sku', 'custom.ean'],
  assetToFile: { urlPreset: 'webimage' },
});
const causeOf = (errorMessage: string | null, clues: Partial<CauseClues> = {}) =>
  failureCause({
    errorMessage,
    stepName: null,
    warnings: [],
    configuration: CONFIGURATION,
    changedFields: new Set(),
    ...clues,
  });
const ids = (cause: ReturnType<typeof causeOf>): unknown[] =>
  'connections' in cause ? [cause.kind, ...cause.connections.map(({ key }) => key)] : [cause.kind];

test.each([
  'The shop refused the call: exceeded 2 calls per second.',
  '429 Too Many Requests',
  'Rate limit reached for the PIM.',
  'The request was throttled: the daily quota of "custom.sku" is used up.',
])('reports a limit: %s', (message) => {
  expect(causeOf(message)).toEqual({ kind: 'limit' });
});

test.each([
  [
    'The attribute "season_old" does not exist in the asset family "header".',
    ['mappings', 1, 'metadata', 1, 'attribute'],
  ],
  ['The asset family "header" has no attribute “season_old”.', ['mappings', 1, 'metadata', 1, 'attribute']],
  ['Unknown attribute season_old', ['mappings', 1, 'metadata', 1, 'attribute']],
  ['No derivative `webimage`', ['assetToFile', 'urlPreset']],
  ["The metafield 'custom.ean' was deleted.", ['codes']],
  // Both mappings have this text; the family decides.
  ['"label" is read-only in the family "header"', ['mappings', 1, 'metadata', 0, 'attribute']],
])('reports a field: %s', (message, path) => {
  expect(causeOf(message)).toMatchObject({ kind: 'field', path });
});

test('if several fields have the text of the message, a field in a changed list is preferred', () => {
  const clues = { changedFields: new Set(['akeneo_asset_multi_products']) };
  expect(causeOf('Unknown asset family "packshot"')).toMatchObject({ path: ['mappings', 0, 'akeneo_asset_family'] });
  expect(causeOf('Unknown asset family "packshot"', clues)).toMatchObject({
    path: ['akeneo_asset_multi_products', 0, 'asset_family'],
  });
});

test('if the value in the message is not in the configuration, the cause has no path', () => {
  expect(causeOf('Unknown asset family "packshot_old".')).toEqual({ kind: 'field', path: null, value: 'packshot_old' });
  expect(causeOf('Unknown asset family "header".', { configuration: null })).toMatchObject({ path: null });
});

test.each([
  ['The access token of the connection has been revoked.', ['connection', 'bynder/7', 'akeneo/1']],
  ['The PIM answered 503 Service Unavailable three times in a row.', ['connection', 'akeneo/1']],
  ['The asset service did not answer within 60 seconds.', ['connection', 'bynder/7']],
  ['The host "acme.example" could not be reached.', ['connection', 'bynder/7', 'akeneo/1']],
  ['Something broke.', ['unknown', 'bynder/7', 'akeneo/1']],
  [null, ['unknown', 'bynder/7', 'akeneo/1']],
])('reports a connection or no cause: %s', (message, expected) => {
  expect(ids(causeOf(message)).map((id) => String(id).replace(':', '/'))).toEqual(expected);
});

test('if the error message points to no cause, the first warning that points to a cause decides', () => {
  const warnings = ['item_1: skipped', 'item_2: the PIM answered 429', 'item_3: unknown attribute "season_old"'];
  expect(causeOf('Too many warnings.', { warnings })).toEqual({ kind: 'limit' });
  expect(causeOf('The token has expired.', { warnings }).kind).toBe('connection');
});

test('returns quickly without a configuration, with invalid JSON and with long hostile texts', () => {
  expect(causeOf('Something broke.', { configuration: null })).toEqual({ kind: 'unknown', connections: [] });
  expect(causeOf('Unknown attribute "a"', { configuration: '{' })).toMatchObject({ kind: 'field', path: null });
  const start = performance.now();
  for (const text of ['"'.repeat(1e6), 'a_'.repeat(1e6), "'a".repeat(1e6), '«'.repeat(1e6)])
    causeOf(text, { warnings: Array.from({ length: 1000 }, () => text) });
  expect(performance.now() - start).toBeLessThan(2_000);
});
