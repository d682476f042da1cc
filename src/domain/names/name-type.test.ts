import { expect, test } from 'vitest';
import { nameType } from './name-type';

test.each([
  ['pim_catalog_identifier', 'identifier'],
  ['pim_catalog_text', 'text'],
  ['pim_catalog_textarea', 'longText'],
  ['pim_catalog_simpleselect', 'option'],
  ['pim_catalog_multiselect', 'options'],
  ['pim_catalog_number', 'number'],
  ['pim_catalog_boolean', 'flag'],
  ['pim_catalog_date', 'date'],
  ['pim_catalog_price_collection', 'price'],
  ['pim_catalog_metric', 'measure'],
  ['pim_catalog_image', 'file'],
  ['pim_catalog_asset_collection', 'assets'],
  ['akeneo_reference_entity_collection', 'entity'],
  ['reference_entity_single_link', 'entity'],
  ['single_option', 'option'],
  ['multiple_options', 'options'],
  ['media_file', 'file'],
  ['select', 'option'],
  ['something new', null],
  [null, null],
])('%s is of type %s', (system, type) => {
  expect(nameType(system)).toBe(type);
});
