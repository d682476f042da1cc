import { describe, expect, test } from 'vitest';
import { NEW_INSTANCE } from '@/domain/instance-fields';
import { configurationProblem, emptyPaths, missingFields, requiredFields, findInvalidField } from './draft-checks';

test('a new instance needs a code and a job, and a company if the user may choose it', () => {
  expect(requiredFields(true, true)).toEqual(['code', 'jobCode', 'companyCode']);
  expect(requiredFields(true, false)).toEqual(['code', 'jobCode']);
  expect(requiredFields(false, true)).toEqual([]);
});

test('white space is not a value', () => {
  expect(missingFields({ ...NEW_INSTANCE, code: '  ' }, ['code', 'jobCode'])).toEqual(['code', 'jobCode']);
  expect(missingFields({ ...NEW_INSTANCE, code: 'a', jobCode: 'dummy' }, ['code', 'jobCode'])).toEqual([]);
});

test('a configuration may be sent if it is JSON of limited depth, or the same text as on the server', () => {
  const deep = '['.repeat(201) + ']'.repeat(201);
  expect(configurationProblem('{"a":1}', null)).toBeNull();
  expect(configurationProblem('{"a":', '{"a":1}')).toBe('json');
  expect(configurationProblem('', '')).toBeNull();
  expect(configurationProblem('', '{}')).toBe('json');
  expect(configurationProblem(deep, '{}')).toBe('tooDeep');
  expect(configurationProblem(deep.slice(1, -1), '{}')).toBeNull();
  expect(configurationProblem(deep, deep)).toBeNull();
});

test('addresses must be e-mail addresses, unless the server has the same list', () => {
  const value = { ...NEW_INSTANCE, warningAlertEmails: ['a@b.c', 'nobody'] };
  expect(findInvalidField(NEW_INSTANCE, null)).toBeNull();
  expect(findInvalidField(value, NEW_INSTANCE)).toEqual({ field: 'warningAlertEmails', reason: 'emails' });
  expect(findInvalidField(value, value)).toBeNull();
  expect(findInvalidField({ ...value, warningAlertEmails: ['a@b.c'] }, null)).toBeNull();
  expect(findInvalidField({ ...value, configuration: '{' }, null)).toEqual({ field: 'configuration', reason: 'json' });
});

test.each([
  ['code', 'x'.repeat(255), 'x'.repeat(256)],
  ['label', 'x'.repeat(255), 'x'.repeat(256)],
  ['description', 'x'.repeat(65_535), 'x'.repeat(65_536)],
  ['cronExpression', '* '.repeat(127), '* '.repeat(128)],
  ['configuration', JSON.stringify('x'.repeat(1_048_574)), JSON.stringify('x'.repeat(1_048_575))],
  ['errorAlertEmails', Array.from({ length: 100 }, () => 'a@b.c'), Array.from({ length: 101 }, () => 'a@b.c')],
] as const)('%s has a maximum length, unless the server has the same value', (field, longest, tooLong) => {
  const value = { ...NEW_INSTANCE, [field]: longest };
  const over = { ...NEW_INSTANCE, [field]: tooLong };
  expect(findInvalidField(value, null)).toBeNull();
  expect(findInvalidField(over, NEW_INSTANCE)).toEqual({ field, reason: 'tooLong' });
  expect(findInvalidField(over, over)).toBeNull();
});

describe('required fields of a configuration', () => {
  const shop = (configuration: object, more: object = {}) => ({
    ...NEW_INSTANCE,
    jobCode: 'bynder_media_to_shopify_product_image_sync',
    configuration: JSON.stringify(configuration),
    ...more,
  });
  const mapping = { productSkuMetadata: 'sku', productMetafields: ['a.b'], urlPreset: '' };

  test('are checked in sections and entries', () => {
    const value = shop({ assetToFile: { enabled: true, urlPreset: '' }, assetToProduct: [mapping] });
    expect(emptyPaths(value, null)).toEqual([
      ['assetToProduct', 0, 'urlPreset'],
      ['assetToFile', 'urlPreset'],
    ]);
    expect(findInvalidField(value, null)).toEqual({
      field: 'configuration',
      reason: 'required',
      place: 'configuration.assetToProduct[0]',
    });
  });

  test('are reported with the path of the field if they are in a section', () => {
    const value = shop({ assetToFile: { enabled: true, urlPreset: '' } });
    expect(findInvalidField(value, null)?.place).toBe('configuration.assetToFile.urlPreset');
  });

  test('may be absent where they have a default, and empty in a section that is off', () => {
    const { urlPreset: _absent, ...short } = mapping;
    expect(emptyPaths(shop({ assetToFile: { enabled: true }, assetToProduct: [short] }), null)).toEqual([]);
    expect(emptyPaths(shop({ assetToFile: { enabled: false, urlPreset: '' } }), null)).toEqual([]);
  });

  test('may be empty if the server has the same entry, even at another index', () => {
    const other = { ...mapping, productSkuMetadata: 'other' };
    const server = shop({ assetToProduct: [other, mapping] });
    expect(emptyPaths(shop({ assetToProduct: [mapping] }), server)).toEqual([]);
    expect(emptyPaths(shop({ assetToProduct: [{ ...mapping, imageAltMetadata: 'x' }] }), server)).toEqual([
      ['assetToProduct', 0, 'urlPreset'],
    ]);
  });

  test('are not checked while the configuration is edited as JSON, or cannot be parsed', () => {
    const configuration = { assetToProduct: [mapping] };
    expect(emptyPaths(shop(configuration, { showJsonConfiguration: true }), null)).toEqual([]);
    expect(emptyPaths(shop(configuration, { jobCode: 'unknown' }), null)).toEqual([]);
    expect(emptyPaths({ ...shop({}), configuration: '{' }, null)).toEqual([]);
  });
});
