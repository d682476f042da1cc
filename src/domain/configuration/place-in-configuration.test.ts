import { describe, expect, test } from 'vitest';
import { JOB_TYPES, findJobType } from '@/domain/job-types/registry';
import { parsePropertyPath } from './schema/path';
import { cardLines, entryLines, messagesAt, placeInConfiguration } from './place-in-configuration';

const SYNC = JOB_TYPES.bynder_media_to_akeneo_asset_sync.schema;
const TEXT = JSON.stringify({
  mappings: [{}, { metadata: [{}, {}, {}] }],
  reverseMapping: [{ akeneoProductField: {} }],
});
const place = (...paths: string[]) =>
  placeInConfiguration(
    paths.map((propertyPath) => ({ propertyPath, message: `about ${propertyPath}` })),
    SYNC,
    TEXT,
  );

test.each([
  ['configuration.mappings[0].metadata[2].attribute', ['configuration', 'mappings', 0, 'metadata', 2, 'attribute']],
  ['configuration[mappings][0][metadata]', ['configuration', 'mappings', 0, 'metadata']],
  ['mappings.0.code', ['mappings', 0, 'code']],
  ['label', ['label']],
  ['', []],
])('the path %s has the segments %j', (path, segments) => {
  expect(parsePropertyPath(path)).toEqual(segments);
});

describe('violations in fields of the instance', () => {
  test('are shown at the inputs, including the input of the company, which the server calls by another name', () => {
    expect(place('label', 'company', 'errorAlertEmails[1]', 'configuration').fields).toEqual({
      label: ['about label'],
      companyCode: ['about company'],
      errorAlertEmails: ['about errorAlertEmails[1]'],
      configuration: ['about configuration'],
    });
  });

  test('without an input are shown above the form', () => {
    const { unmatched, fields } = place('', 'quota', 'toString');
    expect(unmatched.map(({ propertyPath }) => propertyPath)).toEqual(['', 'quota', 'toString']);
    expect(fields).toEqual({});
  });
});

describe('violations in the configuration', () => {
  test('are shown at an input, whether or not their path begins with `configuration`', () => {
    const { configuration, unmatched } = place(
      'configuration.mappings[1].metadata[2].attribute',
      'mappings[0].akeneo_asset_family',
    );
    expect(unmatched).toEqual([]);
    expect(configuration.map(({ exact }) => exact)).toEqual([true, true]);
    expect(messagesAt(configuration, ['mappings', 1, 'metadata', 2, 'attribute'])).toEqual([
      'about configuration.mappings[1].metadata[2].attribute',
    ]);
    expect(messagesAt(configuration, ['mappings', 1])).toEqual([]);
  });

  test('of a key without an input are shown on the card of the entry', () => {
    const { configuration } = place(
      'configuration.mappings[1].code',
      'configuration.mappings[1].metadata[0].attribute',
    );
    expect(cardLines(configuration, ['mappings', 1])).toEqual([
      { field: 'code', message: 'about configuration.mappings[1].code' },
      { field: 'metadata[0].attribute', message: 'about configuration.mappings[1].metadata[0].attribute' },
    ]);
    expect(cardLines(configuration, ['mappings', 0])).toEqual([]);
    expect(entryLines(configuration, ['mappings', 1]).map(({ field }) => field)).toEqual(['code']);
  });

  test('of an entry as a whole are shown in the editor of the entry', () => {
    const { configuration } = place('configuration.mappings[1]');
    expect(entryLines(configuration, ['mappings', 1])).toEqual([
      { field: '', message: 'about configuration.mappings[1]' },
    ]);
  });

  test('of a removed item or of a key of another job are shown above the form and in the JSON editor', () => {
    const { configuration, unmatched } = place('configuration.mappings[7].code', 'configuration.rules[0].label');
    expect(unmatched).toHaveLength(2);
    expect(cardLines(configuration, []).map(({ field }) => field)).toEqual(['mappings[7].code', 'rules[0].label']);
    expect(configuration.map(({ exact }) => exact)).toEqual([false, false]);
  });

  test('whose path has the older or newer spelling of a key are shown at the key as the configuration spells it', () => {
    const { configuration } = placeInConfiguration(
      [{ propertyPath: 'configuration.mappings[0].akeneo_asset_family', message: 'm' }],
      SYNC,
      '{"mapping":[{}]}',
    );
    expect(messagesAt(configuration, ['mapping', 0, 'akeneo_asset_family'])).toEqual(['m']);
    expect(
      messagesAt(place('configuration.reverseMapping[0].akeneoAttributeCode').configuration, [
        'reverseMapping',
        0,
        'akeneoProductField',
        'attributeCode',
      ]),
    ).toHaveLength(1);
  });
});

describe('failed checks of connections', () => {
  test.each([
    ['check_akeneo_config', ['akeneo_connection']],
    ['configuration.check_akeneo_config', ['akeneo_connection']],
    ['check_bynder_metadata', ['bynder_connection']],
  ])('are shown at the connection: %s at %j', (propertyPath, path) => {
    expect(place(propertyPath).configuration).toEqual([{ path, exact: true, message: `about ${propertyPath}` }]);
  });

  test('do not include an option whose name starts with `check_`', () => {
    const { schema } = JOB_TYPES.akeneo_to_akeneo_asset_product_multibinding;
    const violation = { propertyPath: 'configuration.multibindings[0].check_removed_locales', message: 'm' };
    const text = '{"multibindings":[{"check_removed_locales":1}]}';
    expect(placeInConfiguration([violation], schema, text).configuration[0]?.path[0]).toBe('multibindings');
  });

  test('to the shop are shown at the key that the configuration uses', () => {
    const shop = JOB_TYPES.bynder_media_to_shopify_product_image_sync.schema;
    const check = [{ propertyPath: 'check_shopify_session', message: 'expired' }];
    expect(placeInConfiguration(check, shop, '{"shopify_connection":3}').configuration[0]?.path).toEqual([
      'shopify_connection',
    ]);
    expect(placeInConfiguration(check, shop, '{}').configuration[0]?.path).toEqual(['shop_connection']);
  });

  test('that the job does not use are shown above the form', () => {
    expect(place('check_shopify_session').unmatched).toHaveLength(1);
    expect(
      placeInConfiguration([{ propertyPath: 'check_akeneo_config', message: 'm' }], findJobType(null).schema, '{}'),
    ).toEqual({
      fields: {},
      configuration: [],
      unmatched: [{ propertyPath: 'check_akeneo_config', message: 'm' }],
    });
  });
});

test('if a job stores the domain of a connection, a violation of the connection is shown at the input of the domain', () => {
  const { schema } = JOB_TYPES.bynder_imatag_watermark;
  for (const propertyPath of ['check_bynder_metadata', 'configuration.bynder_connection', 'bynder_connection.domain']) {
    const { configuration } = placeInConfiguration([{ propertyPath, message: 'm' }], schema, '{}');
    expect([propertyPath, configuration]).toEqual([
      propertyPath,
      [{ path: ['bynder_connection', 'domain'], message: 'm', exact: true }],
    ]);
  }
});
