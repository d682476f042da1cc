import { describe, expect, test } from 'vitest';
import { fieldErrors, isMarkedRequired } from '../schema/field-errors';
import { defaultOf } from '../schema/read-as';
import { deleteMappingSchema, deleteMappingSummary, isBlankDeleteMapping } from './delete-mapping';
import { isBlankProductMapping, productMappingSchema, productMappingSummary } from './product-mapping';
import { isBlankShopDeleteMapping, shopDeleteMappingSchema } from './shop-delete-mapping';

describe('product mapping', () => {
  const fresh = defaultOf(productMappingSchema);
  const filled = { ...fresh, productSkuMetadata: 'sku', productMetafields: ['custom.sku'] };

  test('a new product mapping is blank', () => {
    expect(fresh).toStrictEqual({
      productSkuMetadata: '',
      productMetafields: [],
      variantSkuMetadata: '',
      variantMetafields: [],
      productSkuSeparator: ',',
      imageAltMetadata: 'name',
      imagePositionMetadata: '',
      conditions: [],
      urlPreset: 'webimage',
      deleteNonBynderImages: false,
      associateAllVariants: false,
    });
    expect(isBlankProductMapping(fresh)).toBe(true);
    expect(isBlankProductMapping(filled)).toBe(false);
  });

  test('needs the SKU metadata, one product metafield and a URL preset', () => {
    expect(fieldErrors(productMappingSchema, fresh)).toEqual({
      productSkuMetadata: 'required',
      productMetafields: 'required',
    });
    expect(fieldErrors(productMappingSchema, filled)).toEqual({});
    expect(fieldErrors(productMappingSchema, { ...filled, urlPreset: '' })).toEqual({ urlPreset: 'required' });
  });

  test('the URL preset also has the required mark', () => {
    const fields = Object.keys(productMappingSchema.shape) as (keyof typeof productMappingSchema.shape)[];
    const marked = fields.filter((key) => isMarkedRequired(productMappingSchema, key));
    expect(marked).toEqual(['productSkuMetadata', 'productMetafields', 'urlPreset']);
  });

  test('its card shows the title and the facts', () => {
    expect(productMappingSummary(filled)).toEqual({
      title: 'sku',
      facts: [{ name: 'productMetafields', value: 'custom.sku' }],
    });
  });
});

describe('delete mapping', () => {
  test('a new delete mapping is blank and reports its required fields', () => {
    const fresh = defaultOf(deleteMappingSchema);
    expect(fresh).toStrictEqual({ asset_family: '', bynder_id_attribute_code: '', conditions: [] });
    expect(isBlankDeleteMapping(fresh)).toBe(true);
    expect(Object.entries(fieldErrors(deleteMappingSchema, fresh))).toEqual([
      ['asset_family', 'required'],
      ['bynder_id_attribute_code', 'required'],
    ]);
  });

  test('its card shows the title and the facts', () => {
    const filter = { field: 'x', operator: 'EMPTY', value: '' };
    const mapping = { asset_family: 'packshot', bynder_id_attribute_code: 'id', conditions: [filter] };
    expect(deleteMappingSummary(mapping)).toEqual({
      title: 'packshot',
      facts: [
        { name: 'bynder_id_attribute_code', value: 'id' },
        { name: 'conditions', value: 1 },
      ],
    });
  });
});

test('a new shop delete mapping has no required fields', () => {
  const fresh = defaultOf(shopDeleteMappingSchema);
  expect(fresh).toStrictEqual({
    productSkuMetadata: '',
    productMetafields: [],
    variantSkuMetadata: '',
    variantMetafields: [],
    productSkuSeparator: ',',
    conditions: [],
  });
  expect(fieldErrors(shopDeleteMappingSchema, fresh)).toEqual({});
  expect(isBlankShopDeleteMapping(fresh)).toBe(true);
});
