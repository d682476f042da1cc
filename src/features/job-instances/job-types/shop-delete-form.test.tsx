import { expect, test } from 'vitest';
import { shopDeleteMappingSchema } from '@/domain/configuration/parts/shop-delete-mapping';
import { defaultOf } from '@/domain/configuration/schema/read-as';
import { fieldNames, markup } from '@tests/support/fields/rendered-fields';
import { ShopDeleteMappingFields } from './shop-delete-form';

const text = JSON.stringify(defaultOf(shopDeleteMappingSchema));

test('a shop delete mapping shows every key of its schema', () => {
  expect(fieldNames(ShopDeleteMappingFields, shopDeleteMappingSchema, text)).toEqual([
    'Product SKU metadata',
    'Product metafields',
    'Variant SKU metadata',
    'Variant metafields',
    'Product SKU separator',
  ]);
});

test('no field of a shop delete mapping is required', () => {
  expect(markup(ShopDeleteMappingFields, shopDeleteMappingSchema, text)).not.toContain('aria-required');
});
