import { expect, test } from 'vitest';
import type { ConnectionType } from '../connection';
import { findJobType } from '../job-types/registry';
import { listsForAll, nameSources } from './name-sources';
import { connectionRow } from '@tests/support/connection-row';

const row = (type: ConnectionType, id: number, domain: string | null = null) =>
  connectionRow(type, id, { companyCode: 'acme', domain });
const ROWS = [
  row('akeneo', 1),
  row('akeneo', 2),
  row('bynder', 7, 'acme.media.example'),
  row('bynder', 8),
  row('shopify', 13),
];

const sourcesOf = (job: string, configuration: object, used: string[] = []) => {
  const { schema } = findJobType(job);
  const sources = nameSources(JSON.stringify(configuration), schema, ROWS, new Set(used));
  return Object.values(sources)
    .flat()
    .map(({ key }) => key);
};

test('the names come from the connections that the configuration uses', () => {
  const configuration = { bynder_connection: 8, akeneo_connection: '2' };
  expect(sourcesOf('bynder_media_to_akeneo_asset_sync', configuration)).toEqual(['akeneo/2', 'bynder/8']);
  expect(sourcesOf('bynder_media_to_akeneo_asset_sync', { akeneo_connection: null })).toEqual([]);
  expect(sourcesOf('bynder_media_to_shopify_product_image_sync', { shopify_connection: 13 })).toEqual(['shopify/13']);
  expect(sourcesOf('bynder_imatag_watermark', { bynder_connection: { domain: 'acme.media.example' } })).toEqual([
    'bynder/7',
  ]);
});

test('if the job has no fields for connections, the names come from the connections in use, or else from all connections', () => {
  expect(sourcesOf('bynder_rules', {}, ['bynder/7'])).toEqual(['akeneo/1', 'akeneo/2', 'bynder/7', 'shopify/13']);
  expect(sourcesOf('bynder_rules', {})).toHaveLength(ROWS.length);
});

test('each list occurs only once', () => {
  const sources = nameSources('{}', findJobType('bynder_rules').schema, ROWS, new Set());
  const accepted = { kind: 'metaproperty', within: '' } as const;
  expect(listsForAll([accepted, null, accepted], sources)).toEqual([
    { connection: 'bynder/7', kind: 'metaproperty', within: '' },
    { connection: 'bynder/8', kind: 'metaproperty', within: '' },
  ]);
});
