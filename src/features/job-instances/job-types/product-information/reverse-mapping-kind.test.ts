import { describe, expect, test } from 'vitest';
import { readAt, setAt } from '@/domain/configuration/text/configuration-text';
import { fieldNames, markup } from '@tests/support/fields/rendered-fields';
import { REVERSE_MAPPING } from './reverse-mapping-kind';

const { Fields, schema, create, isBlank, validate, finish = (raw: string) => raw } = REVERSE_MAPPING;
const NAMES = [
  'Attribute code',
  'Asset-service field code',
  'Locale',
  'Channel',
  'Label locale',
  'Reference entity attribute',
  'Separator',
  'Multiple values',
];

const flat = '{"akeneoAttributeCode":"sku","bynderFieldCode":"property_sku","akeneoLocale":"fr_FR","old":1}';
const nested = '{"akeneoProductField":{"attributeCode":"sku","locale":"fr_FR"},"bynderMediaField":{"fieldCode":"f"}}';

describe('reverse mapping', () => {
  test.each([
    ['flat', flat, 'name="akeneoAttributeCode"', 'name="akeneoLocale"'],
    ['nested', nested, 'name="akeneoProductField.attributeCode"', 'name="akeneoProductField.locale"'],
  ])('%s entries have the same fields, which write to the paths of that format', (_layout, text, attribute, locale) => {
    expect(fieldNames(Fields, schema, text)).toEqual(NAMES);
    const html = markup(Fields, schema, text);
    expect(html).toContain(attribute);
    expect(html).toContain(locale);
    expect(html.match(/value="(sku|fr_FR)"/g)).toEqual(['value="sku"', 'value="fr_FR"']);
  });

  test('an association has a hint', () => {
    const hint = 'This attribute code marks an association.';
    expect(markup(Fields, schema, nested)).not.toContain(hint);
    expect(markup(Fields, schema, nested.replace('sku', 'association--PACK'))).toContain(hint);
  });

  test('missing values are reported at the paths of the entry’s format', () => {
    expect(validate(create())).toEqual({
      'akeneoProductField.attributeCode': 'required',
      'bynderMediaField.fieldCode': 'required',
    });
    expect(validate({ akeneoLocale: 'fr_FR' })).toEqual({
      akeneoAttributeCode: 'required',
      bynderFieldCode: 'required',
    });
    expect(validate(JSON.parse(flat))).toEqual({});
  });

  test('a new entry is blank and gets its name from its attribute; a loaded entry keeps its text', () => {
    expect(isBlank(create())).toBe(true);
    const filled = setAt(JSON.stringify(create()), ['akeneoProductField', 'attributeCode'], 'sku');
    expect(isBlank(JSON.parse(filled))).toBe(false);
    expect(readAt(finish(filled), ['name'])).toBe('sku');
    expect(finish(flat)).toBe(flat);
    expect(finish(nested)).toBe(nested);
  });
});
