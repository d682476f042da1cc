import { expect, test } from 'vitest';
import { productMappingSchema } from '@/domain/configuration/parts/product-mapping';
import { defaultOf } from '@/domain/configuration/schema/read-as';
import { fieldNames, markup } from '@tests/support/fields/rendered-fields';
import { ProductMappingFields } from './product-mapping-fields';

const FIELDS = [
  'Product SKU metadata',
  'Product metafields',
  'Variant SKU metadata',
  'Variant metafields',
  'Product SKU separator',
  'Alt-text metadata',
  'Image position metadata',
  'URL preset',
  'Delete images not from the asset service',
  'Associate all variants',
];
const html = (mapping: object): string => markup(ProductMappingFields, productMappingSchema, JSON.stringify(mapping));

test('a product mapping shows every key of its schema', () => {
  const text = JSON.stringify(defaultOf(productMappingSchema));
  expect(fieldNames(ProductMappingFields, productMappingSchema, text)).toEqual(FIELDS);
});

test('SKU, metafields and URL preset are marked required', () => {
  const inputs = html(defaultOf(productMappingSchema)).match(/<input[^>]*aria-required="true"[^>]*>/g) ?? [];
  expect(inputs.map((input) => /name="([^"]+)"/.exec(input)?.[1])).toEqual([
    'productSkuMetadata',
    'productMetafields',
    'urlPreset',
  ]);
});

test('absent keys show their defaults', () => {
  const values = [...html({}).matchAll(/name="([^"]+)"[^>]*value="([^"]+)"/g)];
  expect(values.map(([, name, value]) => [name, value])).toEqual([
    ['productSkuSeparator', ','],
    ['imageAltMetadata', 'name'],
    ['urlPreset', 'webimage'],
  ]);
});
