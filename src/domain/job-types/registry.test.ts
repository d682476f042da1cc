import { describe, expect, test } from 'vitest';
import { fieldErrors } from '@/domain/configuration/schema/field-errors';
import { JOB_CODES } from './job-codes';
import { newConfiguration } from './new-configuration';
import { findJobType, formKindOf, JOB_TYPES } from './registry';

/* The expected configurations. They were written by hand from what the backend expects, not copied from the code. */
const DELTA = { delta: false, deltaDate: null };
const BATCHES = {
  suffixAssetCodeWithFamilyCode: false,
  assetWriterBatchSize: 50,
  refEntityRecordWriterBatchSize: 50,
  productWriterBatchSize: 50,
};
const OFF = { search: null, identifier: null, values: [] };
const ASSET_SYNC = {
  bynder_connection: null,
  akeneo_connection: null,
  ...DELTA,
  mappings: [],
  akeneo_asset_multi_products: [],
  reverseMapping: [],
  ...BATCHES,
};

const EXPECTED: Record<string, [form: string, configuration: Record<string, unknown>]> = {
  bynder_imatag_watermark: [
    'watermark',
    {
      bynder_connection: { domain: '' },
      bynder_imatag_hash: '',
      imatag_directory: '',
      imatag_bynder_id_metadata: '',
      delta: false,
      conditions: [],
    },
  ],
  bynder_media_to_akeneo_asset_sync: ['product-information', ASSET_SYNC],
  bynder_media_to_akeneo_asset_sync_gql: ['product-information', ASSET_SYNC],
  bynder_media_to_akeneo_asset_record_binding: [
    'product-information',
    {
      bynder_connection: null,
      akeneo_connection: null,
      ...DELTA,
      mappings: [],
      akeneo_asset_multi_records: [],
      ...BATCHES,
    },
  ],
  bynder_media_to_akeneo_asset_category_binding: [
    'product-information',
    {
      bynder_connection: null,
      akeneo_connection: null,
      ...DELTA,
      mappings: [],
      akeneo_asset_multi_categories: [],
      ...BATCHES,
    },
  ],
  bynder_media_to_akeneo_ref_entity_sync: [
    'product-information',
    { bynder_connection: null, akeneo_connection: null, ...DELTA, mappings: [], ...BATCHES },
  ],
  bynder_media_to_akeneo_category_sync: [
    'product-information',
    { bynder_connection: null, akeneo_connection: null, ...DELTA, mappings: [], ...BATCHES },
  ],
  akeneo_to_akeneo_asset_product_multibinding: [
    'product-information',
    { akeneo_connection: null, ...DELTA, akeneo_asset_multi_products: [], ...BATCHES },
  ],
  akeneo_to_akeneo_asset_record_multibinding: [
    'product-information',
    { akeneo_connection: null, ...DELTA, akeneo_asset_multi_records: [], ...BATCHES },
  ],
  akeneo_to_akeneo_asset_category_multibinding: [
    'product-information',
    { akeneo_connection: null, ...DELTA, akeneo_asset_multi_categories: [], ...BATCHES },
  ],
  akeneo_product_to_bynder_property: [
    'product-to-asset-service',
    { product_model: OFF, product_model_middle: OFF, product_variant: OFF, product: OFF },
  ],
  bynder_to_akeneo_delete_assets: ['delete-assets', { delete_akeneo_assets: [] }],
  bynder_media_to_shopify_product_image_sync: [
    'shop-sync',
    {
      bynder_connection: null,
      shop_connection: null,
      assetToProduct: [],
      assetToFile: { enabled: false, urlPreset: 'webimage', imageAltMetadata: 'name', conditions: [] },
      ...DELTA,
    },
  ],
  delete_bynder_media_to_shopify_files: ['shop-delete', { delete_bynder_shopify_assets: [] }],
  bynder_rules: ['rules', { rules: [] }],
  dummy: ['generic', {}],
};

test('every job code has an expected configuration', () => {
  expect(Object.keys(EXPECTED).sort()).toEqual([...JOB_CODES].sort());
  expect(JOB_CODES).toHaveLength(16);
});

describe.each(JOB_CODES)('%s', (code) => {
  const [form, configuration] = EXPECTED[code] ?? ['', {}];

  test('a new configuration has exactly the expected keys and defaults', () => {
    expect(newConfiguration(JOB_TYPES[code])).toStrictEqual(configuration);
  });

  test('has the right sub-form and code', () => {
    expect([JOB_TYPES[code].form, JOB_TYPES[code].code]).toEqual([form, code]);
  });

  test('the expected configuration is valid for the schema', () => {
    expect(fieldErrors(JOB_TYPES[code].schema, configuration)).toEqual({});
  });

  test('a value of the wrong type is reported for every key', () => {
    for (const key of Object.keys(configuration)) {
      expect(fieldErrors(JOB_TYPES[code].schema, { ...configuration, [key]: Symbol('none') })).toEqual({
        [key]: 'wrongType',
      });
    }
  });

  test('unknown keys are allowed', () => {
    expect(fieldErrors(JOB_TYPES[code].schema, { ...configuration, of_a_newer_backend: [1] })).toEqual({});
  });
});

describe('product-information jobs', () => {
  const variants = JOB_CODES.flatMap((code) => {
    const type = JOB_TYPES[code];
    return type.form === 'product-information'
      ? [[code, type.variant.mappingKind, type.variant.bindingKind, type.variant.hasReverseMapping]]
      : [];
  });

  test('the variants differ as expected', () => {
    expect(variants).toEqual([
      ['bynder_media_to_akeneo_asset_sync', 'asset', 'product', true],
      ['bynder_media_to_akeneo_asset_sync_gql', 'asset', 'product', true],
      ['bynder_media_to_akeneo_asset_record_binding', 'asset', 'record', false],
      ['bynder_media_to_akeneo_asset_category_binding', 'asset', 'category', false],
      ['bynder_media_to_akeneo_ref_entity_sync', 'record', null, false],
      ['bynder_media_to_akeneo_category_sync', 'category', null, false],
      ['akeneo_to_akeneo_asset_product_multibinding', null, 'product', false],
      ['akeneo_to_akeneo_asset_record_multibinding', null, 'record', false],
      ['akeneo_to_akeneo_asset_category_multibinding', null, 'category', false],
    ]);
  });

  test('batch sizes are numbers from 0 to 100', () => {
    const { schema } = JOB_TYPES.bynder_media_to_akeneo_ref_entity_sync;
    const errorsOf = (assetWriterBatchSize: unknown) => fieldErrors(schema, { assetWriterBatchSize });
    expect([0, 50, 100].map(errorsOf)).toEqual([{}, {}, {}]);
    expect(errorsOf(101)).toEqual({ assetWriterBatchSize: 'outOfRange' });
    expect(errorsOf(-1)).toEqual({ assetWriterBatchSize: 'outOfRange' });
    expect(errorsOf('50')).toEqual({ assetWriterBatchSize: 'wrongType' });
  });
});

describe('choosing a job type', () => {
  test('an unknown code, no code and an inherited property name get the generic form', () => {
    expect(['new_job', null, 'toString'].map((code) => findJobType(code).form)).toEqual([
      'generic',
      'generic',
      'generic',
    ]);
    expect(findJobType('new_job').code).toBeNull();
  });

  test('the JSON form can be switched on for every job', () => {
    expect(formKindOf('bynder_rules', false)).toBe('rules');
    expect(formKindOf('bynder_rules', true)).toBe('generic');
  });

  test('only the watermark job has secured variables with separate inputs', () => {
    const secured = JOB_CODES.filter((code) => JOB_TYPES[code].securedCodes.length > 0);
    expect(secured).toEqual(['bynder_imatag_watermark']);
    expect(JOB_TYPES.bynder_imatag_watermark.securedCodes).toEqual(['BYNDER_TOKEN', 'IMATAG_API_KEY']);
  });
});
