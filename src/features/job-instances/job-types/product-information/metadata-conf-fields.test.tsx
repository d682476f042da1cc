import { describe, expect, test } from 'vitest';
import { metadataConfSchema, newMetadataConf } from '@/domain/configuration/pim/metadata-conf';
import { fieldNames, markup } from '@tests/support/fields/rendered-fields';
import { MetadataConfFields } from './metadata-conf-fields';

const Fields = () => <MetadataConfFields path={[]} />;
const fieldsOf = (conf: object): string[] =>
  fieldNames(Fields, metadataConfSchema, JSON.stringify({ ...newMetadataConf(), ...conf }));
const common = ['Attribute', 'Locale', 'All locales', 'Channel', 'All channels'];

describe('fields of a metadata conf', () => {
  test.each([
    ['simple', ['Asset-service metadata']],
    ['fixed_value', ['Fixed value']],
    ['null_value', []],
    ['video_preview', ['Asset-service metadata', 'Extension']],
    ['pattern', ['Pattern', 'Field separator', 'Target separator']],
    ['extract_regex', ['Asset-service metadata', 'Regular expression', 'Regular expression pattern']],
    ['external_reference', ['Asset-service metadata']],
    ['option_sync', ['Asset-service metadata']],
    ['product_id', ['Asset-service metadata']],
    ['of a newer backend', ['Asset-service metadata']],
  ])('with the property type %s', (property_type, own) => {
    expect(fieldsOf({ property_type })).toEqual(['Property type', ...own, ...common]);
  });

  test('the lists of locales and channels are hidden if all are chosen', () => {
    expect(fieldsOf({ locale: '*', channel: '*' })).toEqual([
      'Property type',
      'Asset-service metadata',
      'Attribute',
      'All locales',
      'All channels',
    ]);
  });

  test('the deprecated type is offered and explained only when it is in use', () => {
    const html = (property_type: string) => markup(Fields, metadataConfSchema, JSON.stringify({ property_type }));
    expect(html('simple')).not.toContain('Product id (deprecated)');
    expect(html('simple')).toContain('Option sync');
    expect(html('product_id')).toContain('<option value="product_id" selected="">Product id (deprecated)</option>');
    expect(html('product_id')).toContain('Deprecated: kept because this configuration uses it.');
  });

  test('absent separators show their default', () => {
    expect(markup(Fields, metadataConfSchema, '{"property_type":"pattern"}').match(/value=","/g)).toHaveLength(2);
  });
});
