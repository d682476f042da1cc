import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../schema/field-errors';
import { defaultOf } from '../schema/read-as';
import { withoutEmptyOptionals } from '../text/empty-optionals';
import {
  hasAdvancedJson,
  isBlankMultibinding,
  MULTIBINDING_KEYS,
  multibindingJsonFields,
  multibindingSchemas,
  multibindingSummary,
  showsCheckRemovedLocales,
} from './multibinding';

const COMMON = {
  name: '',
  asset_family: '',
  identifiers: '',
  separator: '',
  attribute_separator: '',
  locale: '',
  channel: '',
  locale_separator: '',
  channel_separator: '',
  check_removed_locales: true,
  fill_only_if_empty: false,
};

test.each([
  [
    'product',
    { product_attribute: '', sort_order: '', remove_assets_from_products: false, reference_attribute: '' },
    'akeneo_asset_multi_products',
  ],
  ['record', { reference_entity: '', record_attribute: '' }, 'akeneo_asset_multi_records'],
  ['category', { category_attribute: '' }, 'akeneo_asset_multi_categories'],
] as const)(
  'a new %s multibinding is blank, reports its required fields and has its key in the configuration',
  (kind, own, key) => {
    const schema = multibindingSchemas[kind];
    const fresh = defaultOf<typeof schema>(schema);
    expect(fresh).toStrictEqual({ ...COMMON, ...own });
    expect(isBlankMultibinding(fresh)).toBe(true);
    expect(fieldErrors(schema, fresh)).toEqual({
      name: 'required',
      asset_family: 'required',
      identifiers: 'required',
      separator: 'required',
    });
    expect(MULTIBINDING_KEYS[kind]).toBe(key);
  },
);

test('bindings of products and records have fields with JSON, bindings of categories have none', () => {
  expect(multibindingJsonFields('product')).toEqual(['product_filters', 'product_values']);
  expect(multibindingJsonFields('record')).toEqual(['record_filters', 'record_values']);
  expect(multibindingJsonFields('category')).toEqual([]);
});

describe('what the form shows', () => {
  test('the advanced section opens when there are filters or values', () => {
    const binding = defaultOf(multibindingSchemas.product);
    expect(hasAdvancedJson('product', binding)).toBe(false);
    expect(hasAdvancedJson('product', { ...binding, product_filters: {} })).toBe(false);
    expect(hasAdvancedJson('product', { ...binding, product_values: [1] })).toBe(true);
    expect(hasAdvancedJson('category', { ...defaultOf(multibindingSchemas.category), product_values: [1] })).toBe(
      false,
    );
  });

  test('the toggle check_removed_locales appears only for products, while remove_assets_from_products is on', () => {
    const binding = defaultOf(multibindingSchemas.product);
    expect(showsCheckRemovedLocales('product', binding)).toBe(false);
    expect(showsCheckRemovedLocales('product', { ...binding, remove_assets_from_products: true })).toBe(true);
    const record = { ...defaultOf(multibindingSchemas.record), remove_assets_from_products: true };
    expect(showsCheckRemovedLocales('record', record)).toBe(false);
  });
});

describe('saving', () => {
  const save = (value: object): unknown =>
    JSON.parse(withoutEmptyOptionals(JSON.stringify(value), multibindingSchemas.product));
  const required = { name: 'n', asset_family: 'f', identifiers: 'i', separator: ',' };

  test('omits only empty optional values', () => {
    const saved = {
      ...defaultOf(multibindingSchemas.product),
      ...required,
      locale: 'fr_FR',
      product_filters: {},
      product_values: null,
    };
    expect(save({ ...saved, unknown: '' })).toStrictEqual({
      ...required,
      locale: 'fr_FR',
      remove_assets_from_products: false,
      check_removed_locales: true,
      fill_only_if_empty: false,
      unknown: '',
    });
  });

  test('keeps JSON that is not empty, and empty required fields', () => {
    expect(save({ ...required, name: '', product_filters: { family: [] } })).toEqual({
      ...required,
      name: '',
      product_filters: { family: [] },
    });
  });

  test('a text that is not an object stays unchanged', () => {
    expect(withoutEmptyOptionals('[""]', multibindingSchemas.product)).toBe('[""]');
  });
});

test('the card of a multibinding shows the asset family and the target', () => {
  const binding = {
    ...defaultOf(multibindingSchemas.record),
    name: 'Brands',
    asset_family: 'packshot',
    reference_entity: 'brand',
  };
  expect(multibindingSummary('record', binding)).toEqual({
    title: 'Brands',
    facts: [
      { name: 'asset_family', value: 'packshot' },
      { name: 'reference_entity', value: 'brand' },
    ],
  });
});
