import { describe, expect, test } from 'vitest';
import { fieldErrors } from '../schema/field-errors';
import { defaultOf, readAs } from '../schema/read-as';
import { isBlankMapping, mappingSchemas, mappingSummary } from './mapping';
import { mediaUrlSummary, newMediaUrl } from './media-url';
import {
  metadataConfSchema,
  metadataConfSummary,
  metadataFields,
  newMetadataConf,
  offeredPropertyTypes,
  PROPERTY_TYPES,
} from './metadata-conf';

describe('mapping', () => {
  const lists = { conditions: [], media_urls: [], metadata: [] };

  test.each([
    ['asset', { akeneo_asset_family: '', ...lists }, ['akeneo_asset_family']],
    [
      'record',
      { reference_entity: '', code_metadata: '', allow_creation: false, ...lists },
      ['reference_entity', 'code_metadata'],
    ],
    ['category', { code_metadata: '', ...lists }, ['code_metadata']],
  ] as const)('a new %s mapping is blank and reports its required fields', (kind, fresh, required) => {
    const schema = mappingSchemas[kind];
    const mapping = defaultOf<typeof schema>(schema);
    expect(mapping).toStrictEqual(fresh);
    expect(isBlankMapping(kind, mapping)).toBe(true);
    expect(fieldErrors(schema, mapping)).toEqual(Object.fromEntries(required.map((key) => [key, 'required'])));
  });

  test('errors inside a mapping have the full path', () => {
    const metadata = [newMetadataConf(), { ...newMetadataConf(), locale: 'fr_FR' as never }];
    const mapping = { ...defaultOf(mappingSchemas.asset), akeneo_asset_family: 'packshot', metadata };
    expect(fieldErrors(mappingSchemas.asset, mapping)).toEqual({ 'metadata[1].locale': 'wrongType' });
  });

  test('cards show the title and the facts', () => {
    const record = { ...defaultOf(mappingSchemas.record), reference_entity: 'brand', code_metadata: 'code' };
    expect(mappingSummary('record', { ...record, media_urls: [newMediaUrl()] })).toEqual({
      title: 'brand',
      facts: [
        { name: 'code_metadata', value: 'code' },
        { name: 'media_urls', value: 1 },
      ],
    });
    expect(mappingSummary('category', { ...defaultOf(mappingSchemas.category), code_metadata: 'code' }).title).toBe(
      'code',
    );
    expect(mediaUrlSummary({ bynderMetadata: 'webimage', attribute: 'media' })).toEqual({
      from: 'webimage',
      to: 'media',
    });
  });

  test('reading keeps unknown keys and list indexes', () => {
    const loaded = { akeneo_asset_family: 'packshot', owner: { id: 7 }, metadata: [null, { attribute: 'label' }] };
    expect(readAs(mappingSchemas.asset, loaded)).toMatchObject({
      akeneo_asset_family: 'packshot',
      owner: { id: 7 },
      conditions: [],
      metadata: [{ property_type: 'simple' }, { attribute: 'label', fieldSeparator: ',' }],
    });
  });
});

describe('metadata conf', () => {
  test('a new entry has the type `simple` and commas as separators', () => {
    expect(newMetadataConf()).toStrictEqual({
      bynderMetadata: '',
      attribute: '',
      property_type: 'simple',
      locale: [],
      channel: [],
      extension: '',
      regex: '',
      regexPattern: '',
      fieldSeparator: ',',
      targetSeparator: ',',
    });
  });

  test('each of the nine types has its own fields', () => {
    const always = ['attribute', 'locale', 'channel'];
    const shown = Object.fromEntries(PROPERTY_TYPES.map((type) => [type, metadataFields(type).slice(1)]));
    expect(shown).toEqual({
      simple: ['bynderMetadata', ...always],
      fixed_value: ['bynderMetadata', ...always],
      null_value: always,
      video_preview: ['bynderMetadata', 'extension', ...always],
      pattern: ['bynderMetadata', 'fieldSeparator', 'targetSeparator', ...always],
      extract_regex: ['bynderMetadata', 'regex', 'regexPattern', ...always],
      external_reference: ['bynderMetadata', ...always],
      option_sync: ['bynderMetadata', ...always],
      product_id: ['bynderMetadata', ...always],
    });
    expect(metadataFields('of_tomorrow')).toEqual(['property_type', 'bynderMetadata', ...always]);
  });

  test('the deprecated type is offered only when it is in use', () => {
    expect(offeredPropertyTypes('simple')).toHaveLength(8);
    expect(offeredPropertyTypes('simple')).not.toContain('product_id');
    expect(offeredPropertyTypes('product_id').at(-1)).toBe('product_id');
    expect(offeredPropertyTypes('of_tomorrow').at(-1)).toBe('of_tomorrow');
  });

  test('locale and channel are either a list or "*"', () => {
    expect(readAs(metadataConfSchema, { locale: '*', channel: ['ecommerce'] })).toMatchObject({
      locale: '*',
      channel: ['ecommerce'],
    });
    expect(readAs(metadataConfSchema, { locale: 'fr_FR', channel: null })).toMatchObject({
      locale: ['fr_FR'],
      channel: [],
    });
  });

  test('the card of an entry shows no source if the type has none', () => {
    const conf = { ...newMetadataConf(), bynderMetadata: 'left over', attribute: 'label' };
    expect(metadataConfSummary({ ...conf, property_type: 'null_value' })).toEqual({
      from: null,
      to: 'label',
      propertyType: 'null_value',
    });
    expect(metadataConfSummary(conf).from).toBe('left over');
  });
});
