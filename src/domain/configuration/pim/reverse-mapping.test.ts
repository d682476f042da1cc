import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../schema/field-errors';
import {
  isAssociation,
  isBlankReverseMapping,
  newReverseMapping,
  readReverseMapping,
  REVERSE_MAPPING_FIELDS,
  reverseMappingFormat,
  reverseMappingPath,
  reverseMappingSchema,
  reverseMappingSummary,
  validateReverseMapping,
  withReverseMappingName,
} from './reverse-mapping';

const VALUES = {
  akeneoAttributeCode: 'description',
  akeneoLocale: 'fr_FR',
  akeneoChannel: 'ecommerce',
  akeneoLabelLocale: 'en_US',
  akeneoReferenceEntityAttribute: 'label',
  multipleValues: true,
  separator: ';',
  bynderFieldCode: 'text',
};
const NESTED = {
  name: 'Texts',
  akeneoProductField: {
    attributeCode: 'description',
    locale: 'fr_FR',
    channel: 'ecommerce',
    labelLocale: 'en_US',
    referenceEntityAttribute: 'label',
  },
  bynderMediaField: { fieldCode: 'text' },
  multipleValues: true,
  separator: ';',
};

test('a new entry has the nested format', () => {
  expect(newReverseMapping()).toStrictEqual({
    name: '',
    akeneoProductField: { attributeCode: '', locale: '', channel: '', labelLocale: '', referenceEntityAttribute: '' },
    bynderMediaField: { fieldCode: '' },
    multipleValues: false,
    separator: ',',
  });
  expect(isBlankReverseMapping(readReverseMapping(newReverseMapping()))).toBe(true);
});

describe('the format of a loaded entry', () => {
  test.each([
    [VALUES, 'flat'],
    [{ bynderFieldCode: 'x' }, 'flat'],
    [NESTED, 'nested'],
    [{ bynderMediaField: {} }, 'nested'],
    [{ separator: ',' }, 'nested'],
    [{}, 'nested'],
    [null, 'nested'],
  ] as const)('%j has the %s format', (entry, format) => {
    expect(reverseMappingFormat(entry)).toBe(format);
  });

  test('both formats give the same values, and the path of each field leads to its value', () => {
    expect(readReverseMapping(VALUES)).toEqual(VALUES);
    expect(readReverseMapping(NESTED)).toEqual(VALUES);
    const at = (entry: unknown, path: readonly string[]) =>
      path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], entry);
    for (const field of REVERSE_MAPPING_FIELDS) {
      expect(at(VALUES, reverseMappingPath('flat', field))).toBe(VALUES[field]);
      expect(at(NESTED, reverseMappingPath('nested', field))).toBe(VALUES[field]);
    }
  });

  test('by default, an entry has a single value and a comma as separator', () => {
    expect(readReverseMapping({ bynderFieldCode: 'x' })).toMatchObject({ multipleValues: false, separator: ',' });
    expect(readReverseMapping(null)).toMatchObject({ akeneoAttributeCode: '', separator: ',' });
  });
});

describe('checking', () => {
  test('both codes are required', () => {
    expect(validateReverseMapping(VALUES)).toEqual({});
    expect(validateReverseMapping(readReverseMapping({}))).toEqual({
      akeneoAttributeCode: 'required',
      bynderFieldCode: 'required',
    });
  });

  test('in the JSON editor, an entry is checked in its own format', () => {
    expect(fieldErrors(reverseMappingSchema, NESTED)).toEqual({});
    expect(fieldErrors(reverseMappingSchema, VALUES)).toEqual({});
    expect(fieldErrors(reverseMappingSchema, { ...NESTED, bynderMediaField: { fieldCode: '' } })).toEqual({
      'bynderMediaField.fieldCode': 'required',
    });
    expect(fieldErrors(reverseMappingSchema, { bynderFieldCode: 'x' })).toEqual({ akeneoAttributeCode: 'required' });
  });
});

test('an unnamed entry gets the code of its attribute as its name', () => {
  const unnamed = JSON.stringify({ ...NESTED, name: '' });
  expect(JSON.parse(withReverseMappingName(unnamed))).toEqual({ ...NESTED, name: 'description' });
  expect([NESTED, VALUES].map((entry) => withReverseMappingName(JSON.stringify(entry)))).toEqual(
    [NESTED, VALUES].map((entry) => JSON.stringify(entry)),
  );
});

test('an attribute code with the prefix is recognised as an association', () => {
  expect(isAssociation({ ...VALUES, akeneoAttributeCode: 'association--PACK' })).toBe(true);
  expect(isAssociation(VALUES)).toBe(false);
});

test('its card shows the title and the facts', () => {
  expect(reverseMappingSummary({ ...VALUES, akeneoChannel: '' })).toEqual({
    title: 'description',
    facts: [
      { name: 'bynderFieldCode', value: 'text' },
      { name: 'locale', value: 'fr_FR' },
    ],
  });
});
