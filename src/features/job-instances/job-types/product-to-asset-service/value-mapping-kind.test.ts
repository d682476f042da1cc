import { expect, test } from 'vitest';
import { setAt } from '@/domain/configuration/text/configuration-text';
import { fieldNames } from '@tests/support/fields/rendered-fields';
import { VALUE_MAPPING } from './value-mapping-kind';

const { Fields, schema, create, isBlank, validate, finish = (raw: string) => raw } = VALUE_MAPPING;
const blank = JSON.stringify(create());

test('a value mapping shows every field', () => {
  expect(fieldNames(Fields, schema, blank)).toEqual([
    'Attribute',
    'Asset-service property',
    'Locale',
    'Channel',
    'Default label locale',
    'Reference entity attribute',
  ]);
});

test('attribute and property are required; Apply removes empty optional fields', () => {
  expect(isBlank(create())).toBe(true);
  expect(validate(create())).toEqual({ attribute: 'required', bynder_property: 'required' });
  const filled = [
    ['attribute', 'color'],
    ['bynder_property', 'property_color'],
    ['channel', 'ecommerce'],
  ].reduce((text, [key, value]) => setAt(text, [key ?? ''], value), blank);
  expect(validate(JSON.parse(filled))).toEqual({});
  expect(finish(filled)).toBe('{"attribute":"color","bynder_property":"property_color","channel":"ecommerce"}');
});
