import { accessible, entry, json, off, on, tags, text, within, type Step } from './steps';
import type { Part } from './product-parts';

const value = (attribute: string, optional: Step[] = []): Step =>
  entry('Add value mapping', 'Value mapping', [
    text('Attribute', attribute),
    text('Asset-service property', `property_${attribute}`),
    ...optional,
  ]);

const fullValue = value('color', [
  text('Locale', 'en_US'),
  text('Channel', 'ecommerce'),
  text('Default label locale', 'fr_FR'),
  text('Reference entity attribute', 'label'),
]);
const storedFullValue = {
  attribute: 'color',
  bynder_property: 'property_color',
  locale: 'en_US',
  channel: 'ecommerce',
  default_label_locale: 'fr_FR',
  reference_entity_attribute: 'label',
};

const identifier: Step[] = [
  on('Identifier'),
  text('Label attribute', 'name'),
  text('Asset-service property', 'property_product'),
  tags('Locales', ['en_US'], 'Enter'),
  tags('Locales', ['fr_FR'], 'Space'),
  tags('Locales', ['de_DE'], ','),
  tags('Locales', ['it_IT'], ';'),
  text('Channel', 'ecommerce'),
  text('Fallback for fr_FR', 'en_US'),
  text('Fallback for de_DE', 'en_US'),
  on('Display id', 'Parent dependency'),
];
const storedIdentifier = {
  label_attribute: 'name',
  bynder_property: 'property_product',
  locales: ['en_US', 'fr_FR', 'de_DE', 'it_IT'],
  channel: 'ecommerce',
  display_id: true,
  parent_dependency: true,
  locales_fallbacks: { fr_FR: 'en_US', de_DE: 'en_US' },
};

const search = { enabled: [{ operator: '=', value: true }], family: [{ operator: 'IN', value: ['shoes'] }] };

const steps: Step[] = [on('Search'), json('Search', search), ...identifier, fullValue];
const stored = { search, identifier: storedIdentifier, values: [storedFullValue] };

/**
 * The job that sends product data to the asset service: every field for all four kinds of products. A section that is
 * switched off is stored as null. Switching it on again restores its content.
 */
export const productSections: Part = {
  steps: [
    within('Product models', ...steps, value('size', [accessible])),
    within('Intermediate product models', ...steps),
    within('Product variants', ...steps, off('Search', 'Identifier'), on('Search', 'Identifier')),
    within('Products', ...steps, off('Search')),
  ],
  stored: {
    product_model: {
      ...stored,
      values: [storedFullValue, { attribute: 'size', bynder_property: 'property_size' }],
    },
    product_model_middle: stored,
    product_variant: stored,
    product: { ...stored, search: null },
  },
};
