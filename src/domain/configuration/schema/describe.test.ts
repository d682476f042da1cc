import { describe, expect, test } from 'vitest';
import { JOB_CODES } from '@/domain/job-types/job-codes';
import { newConfiguration } from '@/domain/job-types/new-configuration';
import { JOB_TYPES } from '@/domain/job-types/registry';
import { isKnownPath, keysAt, valuesAt } from './describe';

const SYNC = JOB_TYPES.bynder_media_to_akeneo_asset_sync.schema;
const keys = (schema: Parameters<typeof keysAt>[0], path: Parameters<typeof keysAt>[1]): string[] =>
  keysAt(schema, path).map(({ key }) => key);

test.each(JOB_CODES)('%s: every key of a new configuration is described', (code) => {
  const { schema } = JOB_TYPES[code];
  expect(keys(schema, [])).toEqual(expect.arrayContaining(Object.keys(newConfiguration(JOB_TYPES[code]))));
});

describe('auto-completion', () => {
  test('offers the keys of a list entry', () => {
    expect(keysAt(SYNC, ['mappings', 0]).slice(0, 2)).toEqual([
      { key: 'akeneo_asset_family', types: ['string'], values: [], required: true, initial: undefined },
      { key: 'conditions', types: ['array'], values: [], required: false, initial: [] },
    ]);
    expect(keys(SYNC, ['mappings', 3, 'metadata', 0])).toContain('property_type');
  });

  test('offers the possible values of a key', () => {
    const filter = keysAt(SYNC, ['mappings', 0, 'conditions', 0]);
    expect(filter.find(({ key }) => key === 'operator')).toMatchObject({
      types: ['string'],
      initial: 'NOT_EMPTY',
      required: false,
    });
    expect(filter.find(({ key }) => key === 'value')?.types).toEqual(['string', 'array']);
    expect(valuesAt(SYNC, ['mappings', 0, 'conditions', 0, 'operator'])).toHaveLength(9);
    expect(valuesAt(SYNC, ['mappings', 0, 'metadata', 0, 'locale'])).toEqual(['*']);
    expect(valuesAt(SYNC, ['delta'])).toEqual([true, false]);
    expect(valuesAt(SYNC, ['akeneo_connection'])).toEqual([]);
  });

  test('offers the keys of every action type', () => {
    const { schema } = JOB_TYPES.bynder_rules;
    expect(valuesAt(schema, ['rules', 0, 'actions', 0, 'type'])).toEqual([
      'regex_extract',
      'pattern',
      'set_static_value',
      'set_dynamic_datetime',
    ]);
    expect(keys(schema, ['rules', 0, 'actions', 0])).toEqual(
      expect.arrayContaining(['toField', 'fromField', 'pattern', 'value', 'timezone']),
    );
  });

  test('offers nothing at an unknown path', () => {
    expect(keysAt(SYNC, ['unknown'])).toEqual([]);
    expect(keysAt(SYNC, ['toString'])).toEqual([]);
    expect(valuesAt(SYNC, ['mappings', 'x'])).toEqual([]);
  });
});

test('a path is known if the schema has each of its keys', () => {
  const property = JOB_TYPES.akeneo_product_to_bynder_property.schema;
  expect(isKnownPath(SYNC, ['mappings', 0, 'media_urls', 1, 'attribute'])).toBe(true);
  expect(isKnownPath(SYNC, ['mappings', 0, 'code'])).toBe(false);
  expect(isKnownPath(property, ['product', 'identifier', 'locales_fallbacks', 'fr_FR'])).toBe(true);
});
