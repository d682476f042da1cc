import { check, each, isOn, needs, oneOf, when, within, type Rule } from './rule';
import { isJsonObject } from './json-reading';

const operators = 'EQUAL NOT_EQUALS IN NOT_IN NOT_EMPTY EMPTY CONTAINS DOES_NOT_CONTAIN REGEX'.split(' ');
const propertyTypes =
  'simple fixed_value null_value video_preview pattern extract_regex external_reference option_sync product_id'.split(
    ' ',
  );
const actionTypes = 'regex_extract pattern set_static_value set_dynamic_datetime'.split(' ');

/**
 * The rules for filters: each filter needs a field, and its value must be a list if its operator compares with a list.
 */
export const conditions = each(
  'conditions',
  needs('field'),
  oneOf('operator', operators),
  when(
    ({ operator }) => operator === 'IN' || operator === 'NOT_IN',
    check('value', Array.isArray, 'This value should be of type array.'),
  ),
);

/** The rules for delta runs: `delta` is a boolean, and `deltaDate` is a date. Both may be missing. */
export const delta: Rule[] = [
  isOn('delta'),
  check(
    'deltaDate',
    (value) => typeof value === 'string' && !Number.isNaN(Date.parse(value)),
    'This value is not a valid datetime.',
  ),
];

const inMapping: Rule[] = [
  conditions,
  each('media_urls', needs('attribute')),
  each('metadata', needs('attribute'), oneOf('property_type', propertyTypes)),
];

/**
 * The rules for mappings. A configuration has its mappings under the key `mappings` or `mapping`.
 * @param keys the fields that the job needs in each mapping
 */
export function mappings(...keys: string[]): Rule[] {
  return [each('mappings', needs(...keys), ...inMapping), each('mapping', needs(...keys), ...inMapping)];
}

export const multibindings = (list: string): Rule =>
  each(list, needs('name', 'asset_family', 'identifiers', 'separator'));

export const batchSizes: Rule[] = [
  'assetWriterBatchSize',
  'refEntityRecordWriterBatchSize',
  'productWriterBatchSize',
].map((key) =>
  check(key, (size) => typeof size === 'number' && size >= 0 && size <= 100, 'This value should be between 0 and 100.'),
);

const isNested = ({ akeneoProductField }: Readonly<Record<string, unknown>>) => isJsonObject(akeneoProductField);

/** The rules for reverse mappings, each of which has a flat or a nested form. */
export const reverseMapping = each(
  'reverseMapping',
  when((entry) => !isNested(entry), needs('akeneoAttributeCode', 'bynderFieldCode')),
  when(isNested, within('akeneoProductField', needs('attributeCode')), (entry, path) =>
    needs('fieldCode')(isJsonObject(entry.bynderMediaField) ? entry.bynderMediaField : {}, `${path}.bynderMediaField`),
  ),
);

export const assetToFile = within(
  'assetToFile',
  when(({ enabled }) => enabled === true, needs('urlPreset')),
  conditions,
);

/** The rules for the settings of one kind of product. */
export const productType = (type: string): Rule =>
  within(
    type,
    within('identifier', needs('label_attribute', 'bynder_property')),
    each('values', needs('attribute', 'bynder_property')),
  );

export const rules = each(
  'rules',
  check('priority', (value) => typeof value === 'number', 'This value should be of type int.'),
  conditions,
  each(
    'actions',
    needs('type', 'toField'),
    oneOf('type', actionTypes),
    when(({ type }) => type === 'regex_extract', needs('fromField')),
  ),
);
