import { expect, test } from 'vitest';
import { JOB_TYPES } from '@/domain/job-types/registry';
import { formatPath } from './path';
import { namedFields, acceptedAt } from './named-fields';

/** The names in a job's configuration, one line for each: path, kind and owner, text. */
const namesIn = (job: keyof typeof JOB_TYPES, value: unknown): string[] =>
  namedFields(JOB_TYPES[job].schema, value).flatMap(({ accepted, texts }) =>
    texts.map(
      ({ path, text }) =>
        `${formatPath(path)} ${accepted === null ? '-' : [accepted.kind, accepted.within].join(':')} ${text}`,
    ),
  );

test('a mapping contains names of metaproperties, options, locales, channels, a family and its attributes', () => {
  const mapping = {
    akeneo_asset_family: 'packshot',
    conditions: [
      { field: 'status', operator: 'IN', value: ['approved', 'new'] },
      { field: 'property_season', operator: 'CONTAINS', value: 'SS' },
      { field: 'name', operator: 'EQUAL', value: 'x' },
    ],
    media_urls: [{ bynderMetadata: 'webimage', attribute: 'media' }],
    metadata: [
      { bynderMetadata: 'name', attribute: 'label', property_type: 'simple', locale: ['en_US'], channel: '*' },
      { bynderMetadata: 'red; blue', attribute: 'kind', property_type: 'fixed_value', locale: '*', channel: ['web'] },
    ],
  };
  expect(namesIn('bynder_media_to_akeneo_asset_sync', { mappings: [mapping] })).toEqual([
    'mappings[0].akeneo_asset_family assetFamily: packshot',
    'mappings[0].conditions[0].field metaproperty: status',
    'mappings[0].conditions[0].value[0] option:status approved',
    'mappings[0].conditions[0].value[1] option:status new',
    'mappings[0].conditions[1].field metaproperty: property_season',
    'mappings[0].conditions[1].value - SS',
    'mappings[0].conditions[2].field metaproperty: name',
    'mappings[0].conditions[2].value - x',
    'mappings[0].media_urls[0].attribute assetAttribute:packshot media',
    'mappings[0].metadata[0].bynderMetadata metaproperty: name',
    'mappings[0].metadata[0].attribute assetAttribute:packshot label',
    'mappings[0].metadata[0].locale[0] locale: en_US',
    'mappings[0].metadata[1].bynderMetadata - red; blue',
    'mappings[0].metadata[1].attribute assetAttribute:packshot kind',
    'mappings[0].metadata[1].channel[0] channel: web',
  ]);
});

test('the attribute of a record must be one of its reference entity; that of a category can be any text', () => {
  const metadata = [{ bynderMetadata: 'season', attribute: 'image' }];
  expect(
    namesIn('bynder_media_to_akeneo_ref_entity_sync', { mapping: [{ reference_entity: 'brand', metadata }] }).at(-1),
  ).toBe('mapping[0].metadata[0].attribute recordAttribute:brand image');
  expect(namesIn('bynder_media_to_akeneo_category_sync', { mappings: [{ metadata }] }).at(-1)).toBe(
    'mappings[0].metadata[0].attribute - image',
  );
});

test('if a multibinding has a separator for a field, the field may hold several names and accepts any text', () => {
  const binding = { asset_family: 'packshot', product_attribute: 'a,b', attribute_separator: ',', locale: 'en_US' };
  const found = namesIn('akeneo_to_akeneo_asset_product_multibinding', { akeneo_asset_multi_products: [binding] });
  expect(found).toContain('akeneo_asset_multi_products[0].product_attribute - a,b');
  expect(found).toContain('akeneo_asset_multi_products[0].locale locale: en_US');
});

test('reverse mappings are read in both formats; an association is not an attribute', () => {
  const nested = { akeneoProductField: { attributeCode: 'name' }, bynderMediaField: { fieldCode: 'title' } };
  const flat = { akeneoAttributeCode: 'association--PACK', bynderFieldCode: 'pack' };
  expect(namesIn('bynder_media_to_akeneo_asset_sync', { reverseMapping: [nested, flat] })).toEqual([
    'reverseMapping[0].akeneoProductField.attributeCode attribute: name',
    'reverseMapping[0].bynderMediaField.fieldCode metaproperty: title',
    'reverseMapping[1].akeneoAttributeCode - association--PACK',
    'reverseMapping[1].bynderFieldCode metaproperty: pack',
  ]);
});

test('the type of an action in a rule decides which of its fields contain names', () => {
  const actions = [
    { type: 'regex_extract', fromField: 'name', toField: 'season', value: 'regex_extract has no value field' },
    { type: 'set_static_value', toField: 'status', value: 'approved' },
    { type: 'of a newer backend', toField: 'status' },
  ];
  expect(namesIn('bynder_rules', { rules: [{ actions }] })).toEqual([
    'rules[0].actions[0].toField metaproperty: season',
    'rules[0].actions[0].fromField metaproperty: name',
    'rules[0].actions[1].toField metaproperty: status',
    'rules[0].actions[1].value option:status approved',
  ]);
});

test('the configurations of jobs for the shop and for product values contain names too', () => {
  expect(
    namesIn('bynder_media_to_shopify_product_image_sync', {
      assetToProduct: [
        { productSkuMetadata: 'sku', productMetafields: ['custom.sku'], variantMetafields: ['custom.v'] },
      ],
      assetToFile: { imageAltMetadata: 'name' },
    }),
  ).toEqual([
    'assetToProduct[0].productSkuMetadata metaproperty: sku',
    'assetToProduct[0].productMetafields[0] productMetafield: custom.sku',
    'assetToProduct[0].variantMetafields[0] variantMetafield: custom.v',
    'assetToFile.imageAltMetadata metaproperty: name',
  ]);
  const identifier = { label_attribute: 'name', locales: ['en_US'], locales_fallbacks: { fr_FR: 'en_US' } };
  expect(namesIn('akeneo_product_to_bynder_property', { product: { identifier, values: null } })).toEqual([
    'product.identifier.label_attribute attribute: name',
    'product.identifier.locales[0] locale: en_US',
    'product.identifier.locales_fallbacks.fr_FR locale: en_US',
  ]);
});

test('a malformed configuration has no names', () => {
  for (const value of [null, 'x', [], { mappings: 'x' }, { mappings: [null, 3] }])
    expect(namesIn('bynder_media_to_akeneo_asset_sync', value)).toEqual([]);
});

test('tells which names a field accepts: null if it accepts any text for now, undefined if it never holds a name', () => {
  const { schema } = JOB_TYPES.bynder_media_to_akeneo_asset_sync;
  const value = { mappings: [{ akeneo_asset_family: 'packshot', metadata: [{}] }, { metadata: [{}] }] };
  expect(acceptedAt(schema, value, ['mappings', 0, 'metadata', 0, 'attribute'])).toEqual({
    kind: 'assetAttribute',
    within: 'packshot',
  });
  expect(acceptedAt(schema, value, ['mappings', 1, 'metadata', 0, 'attribute'])).toBeNull();
  expect(acceptedAt(schema, value, ['mappings', 0, 'metadata', 0, 'regex'])).toBeUndefined();
  expect(acceptedAt(schema, value, ['nothing', 'there'])).toBeUndefined();
});
