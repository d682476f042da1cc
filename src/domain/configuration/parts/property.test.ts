import { describe, expect, test } from 'vitest';
import { fieldErrors, isMarkedRequired } from '../schema/field-errors';
import { defaultOf, readAs } from '../schema/read-as';
import { withoutEmptyOptionals } from '../text/empty-optionals';
import { identifierSchema, localeFallbacks, newIdentifier } from './identifier';
import { PRODUCT_SECTIONS, productSectionSchema } from './product-section';
import { isBlankValueMapping, valueMappingSchema, valueMappingSummary } from './value-mapping';

describe('identifier', () => {
  test('a new identifier is empty, and its two codes are required', () => {
    expect(newIdentifier()).toStrictEqual({
      label_attribute: '',
      bynder_property: '',
      locales: [],
      channel: '',
      display_id: false,
      parent_dependency: false,
      locales_fallbacks: {},
    });
    expect(fieldErrors(identifierSchema, newIdentifier())).toEqual({
      label_attribute: 'required',
      bynder_property: 'required',
    });
    const fields = Object.keys(identifierSchema.shape) as (keyof typeof identifierSchema.shape)[];
    const marked = fields.filter((key) => isMarkedRequired(identifierSchema, key));
    expect(marked).toEqual(['label_attribute', 'bynder_property']);
  });

  test('lists a fallback for each chosen locale, and existing fallbacks of other locales', () => {
    const identifier = { ...newIdentifier(), locales: ['fr_FR', 'toString'], locales_fallbacks: { de_DE: 'en_US' } };
    expect(localeFallbacks(identifier)).toEqual([
      ['fr_FR', ''],
      ['toString', ''],
      ['de_DE', 'en_US'],
    ]);
  });

  test('an empty PHP array means that there are no fallbacks', () => {
    expect(readAs(identifierSchema, { locales_fallbacks: [], display_id: 1 })).toMatchObject({
      locales_fallbacks: {},
      display_id: true,
    });
  });
});

describe('value mapping', () => {
  const fresh = defaultOf(valueMappingSchema);

  test('a new value mapping is blank and reports its required fields', () => {
    expect(isBlankValueMapping(fresh)).toBe(true);
    expect(fieldErrors(valueMappingSchema, fresh)).toEqual({ attribute: 'required', bynder_property: 'required' });
  });

  test('empty optional fields are not sent', () => {
    const saved = { ...fresh, attribute: 'name', bynder_property: 'title', locale: 'fr_FR' };
    expect(JSON.parse(withoutEmptyOptionals(JSON.stringify(saved), valueMappingSchema))).toEqual({
      attribute: 'name',
      bynder_property: 'title',
      locale: 'fr_FR',
    });
    expect(valueMappingSummary(saved)).toEqual({
      title: 'name',
      facts: [
        { name: 'bynder_property', value: 'title' },
        { name: 'locale', value: 'fr_FR' },
      ],
    });
  });
});

test('a part that is switched off is read as null; a part that is switched on gets its defaults', () => {
  expect(readAs(productSectionSchema, {})).toEqual({ search: null, identifier: null, values: [] });
  expect(readAs(productSectionSchema, { search: { enabled: [] }, identifier: {} })).toMatchObject({
    search: { enabled: [] },
    identifier: { locales: [] },
  });
  expect(PRODUCT_SECTIONS).toEqual(['product_model', 'product_model_middle', 'product_variant', 'product']);
});
