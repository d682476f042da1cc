import { describe, expect, test } from 'vitest';
import type { BindingKind } from '@/domain/configuration/pim/multibinding';
import { setAt } from '@/domain/configuration/text/configuration-text';
import { fieldNames, markup } from '@tests/support/fields/rendered-fields';
import { MULTIBINDINGS } from './multibinding-kinds';

const blank = (kind: BindingKind): string => JSON.stringify(MULTIBINDINGS[kind].create());
const fieldsOf = (kind: BindingKind, text = blank(kind)): string[] => {
  const { Fields, schema } = MULTIBINDINGS[kind];
  return fieldNames(Fields, schema, text);
};
const IDENTITY = ['Name', 'Asset family', 'Identifiers', 'Separator'];
const SCOPE = ['Attribute separator', 'Locale', 'Channel', 'Locale separator', 'Channel separator'];

describe('fields of a multibinding', () => {
  test('to products', () => {
    expect(fieldsOf('product')).toEqual([
      ...IDENTITY,
      'Product attribute',
      ...SCOPE,
      'Sort order',
      'Reference attribute',
      'Remove assets from products',
      'Fill only if empty',
    ]);
  });

  test('to records', () => {
    expect(fieldsOf('record')).toEqual([
      ...IDENTITY,
      'Reference entity',
      'Record attribute',
      ...SCOPE,
      'Fill only if empty',
    ]);
  });

  test('to categories', () => {
    expect(fieldsOf('category')).toEqual([...IDENTITY, 'Category attribute', ...SCOPE, 'Fill only if empty']);
  });

  test('“Check removed locales” is shown only if assets are removed from products', () => {
    const removing = setAt(blank('product'), ['remove_assets_from_products'], true);
    expect(fieldsOf('product', removing)).toContain('Check removed locales');
    expect(fieldsOf('record', setAt(blank('record'), ['remove_assets_from_products'], true))).not.toContain(
      'Check removed locales',
    );
  });
});

test.each([
  ['closed while there are none', {}, false],
  ['closed while they are empty', { product_filters: {}, product_values: [] }, false],
  ['open if there are filters or values', { product_values: { brand: 'acme' } }, true],
])('the JSON fields for filters and values are %s', (_words, values, isOpen) => {
  const { Fields, schema } = MULTIBINDINGS.product;
  expect(markup(Fields, schema, JSON.stringify(values))).toContain(`aria-expanded="${isOpen}"`);
});

test('the applied entry has no empty optional keys, and the four required fields are checked', () => {
  const { validate, create, finish = (raw: string) => raw } = MULTIBINDINGS.product;
  expect(validate(create())).toEqual({
    name: 'required',
    asset_family: 'required',
    identifiers: 'required',
    separator: 'required',
  });
  const filled = ['name', 'asset_family', 'identifiers', 'separator'].reduce(
    (text, key) => setAt(text, [key], key),
    blank('product'),
  );
  expect(validate(JSON.parse(filled))).toEqual({});
  expect(JSON.parse(finish(filled))).toEqual({
    name: 'name',
    asset_family: 'asset_family',
    identifiers: 'identifiers',
    separator: 'separator',
    remove_assets_from_products: false,
    check_removed_locales: true,
    fill_only_if_empty: false,
  });
});
