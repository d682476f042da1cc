import { accessible, card, choose, entry, filter, off, on, press, json, tags, text, within, type Step } from './steps';

/** A part of a configuration: the steps to fill it in, and the stored result. */
export interface Part {
  readonly steps: readonly Step[];
  readonly stored: Readonly<Record<string, unknown>>;
}

const metadata = (over: object) => ({
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
  ...over,
});

/** One metadata entry of each property type that can be chosen, with all its fields. */
const everyType: Part = {
  steps: [
    card('Add metadata', 'Metadata 1', [
      text('Asset-service metadata', 'name'),
      text('Attribute', 'label'),
      tags('Locale', ['en_US', 'fr_FR']),
      tags('Channel', ['ecommerce']),
    ]),
    card('Add metadata', 'Metadata 2', [
      choose('Property type', 'Fixed value'),
      text('Fixed value', 'packshot; front'),
      text('Attribute', 'kind'),
      on('All locales', 'All channels'),
    ]),
    card('Add metadata', 'Metadata 3', [choose('Property type', 'Null value'), text('Attribute', 'obsolete')]),
    card('Add metadata', 'Metadata 4', [
      choose('Property type', 'Video preview'),
      text('Asset-service metadata', 'preview'),
      text('Extension', 'mp4'),
      text('Attribute', 'video'),
    ]),
    card('Add metadata', 'Metadata 5', [
      choose('Property type', 'Pattern'),
      text('Pattern', '{sku}-{view}'),
      text('Field separator', ';'),
      text('Target separator', '|'),
      text('Attribute', 'code'),
    ]),
    card('Add metadata', 'Metadata 6', [
      choose('Property type', 'Extract by regex'),
      text('Asset-service metadata', 'filename'),
      text('Regular expression', '/^(\\d+)_/'),
      text('Regular expression pattern', '$1'),
      text('Attribute', 'ean'),
    ]),
    card('Add metadata', 'Metadata 7', [
      choose('Property type', 'External reference'),
      text('Asset-service metadata', 'brand'),
      text('Attribute', 'brand'),
    ]),
    card('Add metadata', 'Metadata 8', [
      choose('Property type', 'Option sync'),
      text('Asset-service metadata', 'season'),
      text('Attribute', 'season'),
    ]),
  ],
  stored: {
    metadata: [
      metadata({ bynderMetadata: 'name', attribute: 'label', locale: ['en_US', 'fr_FR'], channel: ['ecommerce'] }),
      metadata({
        bynderMetadata: 'packshot; front',
        attribute: 'kind',
        property_type: 'fixed_value',
        locale: '*',
        channel: '*',
      }),
      metadata({ attribute: 'obsolete', property_type: 'null_value' }),
      metadata({ bynderMetadata: 'preview', attribute: 'video', property_type: 'video_preview', extension: 'mp4' }),
      metadata({
        bynderMetadata: '{sku}-{view}',
        attribute: 'code',
        property_type: 'pattern',
        fieldSeparator: ';',
        targetSeparator: '|',
      }),
      metadata({
        bynderMetadata: 'filename',
        attribute: 'ean',
        property_type: 'extract_regex',
        regex: '/^(\\d+)_/',
        regexPattern: '$1',
      }),
      metadata({ bynderMetadata: 'brand', attribute: 'brand', property_type: 'external_reference' }),
      metadata({ bynderMetadata: 'season', attribute: 'season', property_type: 'option_sync' }),
    ],
  },
};

const oneMetadata: Part = {
  steps: [
    card('Add metadata', 'Metadata 1', [
      text('Asset-service metadata', 'title'),
      text('Attribute', 'label'),
      on('All locales', 'All channels'),
    ]),
  ],
  stored: { metadata: [metadata({ bynderMetadata: 'title', attribute: 'label', locale: '*', channel: '*' })] },
};

const conditionsAndMedia: Part = {
  steps: [
    filter('Filter 1', 'status', 'equals', [text('Value', 'approved')]),
    filter('Filter 2', 'season', 'is one of', [tags('Value', ['SS26', 'FW26'])]),
    filter('Filter 3', 'sku', 'is not empty', []),
    card('Add media URL', 'Media URL 1', [text('Asset-service metadata', 'webimage'), text('Attribute', 'media')]),
  ],
  stored: {
    conditions: [
      { field: 'status', operator: 'EQUAL', value: 'approved' },
      { field: 'season', operator: 'IN', value: ['SS26', 'FW26'] },
      { field: 'sku', operator: 'NOT_EMPTY', value: '' },
    ],
    media_urls: [{ bynderMetadata: 'webimage', attribute: 'media' }],
  },
};

function mapping(steps: Step[], stored: object, withMetadata: Part = oneMetadata): Part {
  const editor = entry('Add mapping', 'Mapping', [
    ...steps,
    ...conditionsAndMedia.steps,
    ...withMetadata.steps,
    accessible,
  ]);
  return {
    steps: [editor],
    stored: { mappings: [{ ...stored, ...conditionsAndMedia.stored, ...withMetadata.stored }] },
  };
}

export const assetMapping = mapping([text('Asset family', 'packshot')], { akeneo_asset_family: 'packshot' });
export const assetMappingOfEveryType = mapping(
  [text('Asset family', 'packshot')],
  { akeneo_asset_family: 'packshot' },
  everyType,
);
export const recordMapping = mapping(
  [text('Reference entity', 'brand'), text('Code metadata', 'brand_code'), on('Allow creation')],
  { reference_entity: 'brand', code_metadata: 'brand_code', allow_creation: true },
);
export const categoryMapping = mapping([text('Code metadata', 'category_code')], { code_metadata: 'category_code' });

const bindingSteps = (...target: Step[]): Step[] => [
  text('Name', 'Packshots'),
  text('Asset family', 'packshot'),
  text('Identifiers', 'sku'),
  text('Separator', '_'),
  ...target,
  text('Attribute separator', '-'),
  text('Locale', 'locale'),
  text('Channel', 'channel'),
  text('Locale separator', ':'),
  text('Channel separator', '/'),
  on('Fill only if empty'),
];
const boundTexts = {
  name: 'Packshots',
  asset_family: 'packshot',
  identifiers: 'sku',
  separator: '_',
  attribute_separator: '-',
  locale: 'locale',
  channel: 'channel',
  locale_separator: ':',
  channel_separator: '/',
  fill_only_if_empty: true,
};

export const productBinding: Part = {
  steps: [
    entry('Add multibinding', 'Multibinding', [
      ...bindingSteps(text('Product attribute', 'packshots'), text('Sort order', 'view')),
      text('Reference attribute', 'reference'),
      on('Remove assets from products'),
      off('Check removed locales'),
      press('Advanced JSON'),
      json('Product filters', [{ field: 'enabled', operator: '=', value: true }]),
      json('Product values', { brand: 'acme' }),
      accessible,
    ]),
  ],
  stored: {
    akeneo_asset_multi_products: [
      {
        ...boundTexts,
        product_attribute: 'packshots',
        sort_order: 'view',
        reference_attribute: 'reference',
        remove_assets_from_products: true,
        check_removed_locales: false,
        product_filters: [{ field: 'enabled', operator: '=', value: true }],
        product_values: { brand: 'acme' },
      },
    ],
  },
};

export const recordBinding: Part = {
  steps: [
    entry('Add multibinding', 'Multibinding', [
      ...bindingSteps(text('Reference entity', 'brand'), text('Record attribute', 'image')),
      press('Advanced JSON'),
      json('Record filters', { code: [{ operator: 'IN', value: ['acme'] }] }),
      json('Record values', ['logo']),
      accessible,
    ]),
  ],
  stored: {
    akeneo_asset_multi_records: [
      {
        ...boundTexts,
        reference_entity: 'brand',
        record_attribute: 'image',
        check_removed_locales: true,
        record_filters: { code: [{ operator: 'IN', value: ['acme'] }] },
        record_values: ['logo'],
      },
    ],
  },
};

export const categoryBinding: Part = {
  steps: [
    entry('Add multibinding', 'Multibinding', [...bindingSteps(text('Category attribute', 'header')), accessible]),
  ],
  stored: {
    akeneo_asset_multi_categories: [{ ...boundTexts, category_attribute: 'header', check_removed_locales: true }],
  },
};

export const reverseMapping: Part = {
  steps: [
    entry('Add reverse mapping', 'Reverse mapping', [
      text('Attribute code', 'association--PACK--products'),
      text('Asset-service field code', 'property_pack'),
      text('Locale', 'en_US'),
      text('Channel', 'ecommerce'),
      text('Label locale', 'fr_FR'),
      text('Reference entity attribute', 'label'),
      text('Separator', ';'),
      on('Multiple values'),
      accessible,
    ]),
  ],
  stored: {
    reverseMapping: [
      {
        name: 'association--PACK--products',
        akeneoProductField: {
          attributeCode: 'association--PACK--products',
          locale: 'en_US',
          channel: 'ecommerce',
          labelLocale: 'fr_FR',
          referenceEntityAttribute: 'label',
        },
        bynderMediaField: { fieldCode: 'property_pack' },
        multipleValues: true,
        separator: ';',
      },
    ],
  },
};

/** Delta, batch sizes and suffix: the fields that all jobs between asset service and PIM share. */
export const commonFields: Part = {
  steps: [
    within('Delta runs', on('Only what changed since the last run'), text('Delta date (UTC)', '20/11/2026 10:00')),
    within(
      'Advanced',
      text('Asset writer batch size', '10'),
      text('Reference entity record writer batch size', '0'),
      text('Product writer batch size', '100'),
      on('Suffix asset code with family code'),
    ),
  ],
  stored: {
    delta: true,
    deltaDate: '2026-11-20T10:00:00Z',
    assetWriterBatchSize: 10,
    refEntityRecordWriterBatchSize: 0,
    productWriterBatchSize: 100,
    suffixAssetCodeWithFamilyCode: true,
  },
};
