import * as z from 'zod/mini';
import { choice, listOrStar, text } from '../schema/field-types';
import { named, anyNameOf, unless } from '../schema/named-fields';
import { defaultOf } from '../schema/read-as';
import { mappedAttribute } from './mapped-attribute';

/**
 * How a metadata entry computes its value. `product_id` is deprecated and offered only to entries that already use it.
 */
export const PROPERTY_TYPES = [
  'simple',
  'fixed_value',
  'null_value',
  'video_preview',
  'pattern',
  'extract_regex',
  'external_reference',
  'option_sync',
  'product_id',
] as const;

/**
 * The property types whose source is a value or a pattern, or that have no source. The source of all other types is a
 * metaproperty.
 */
const WITHOUT_METAPROPERTY = new Set<unknown>(['fixed_value', 'null_value', 'pattern']);

/** Maps one metadata field of an asset to an attribute. */
export const metadataConfSchema = z.looseObject({
  bynderMetadata: named(
    text(),
    unless(({ property_type: type }) => WITHOUT_METAPROPERTY.has(type), anyNameOf('metaproperty')),
  ),
  attribute: named(text(), mappedAttribute),
  property_type: choice(PROPERTY_TYPES, 'simple'),
  locale: named(listOrStar(), anyNameOf('locale')),
  channel: named(listOrStar(), anyNameOf('channel')),
  extension: text(),
  regex: text(),
  regexPattern: text(),
  fieldSeparator: text(','),
  targetSeparator: text(','),
});
export type MetadataConf = z.output<typeof metadataConfSchema>;
export type MetadataField = keyof (typeof metadataConfSchema)['shape'];

export const newMetadataConf = (): MetadataConf => defaultOf(metadataConfSchema);

const FIELDS_BY_TYPE: ReadonlyMap<string, readonly MetadataField[]> = new Map<string, readonly MetadataField[]>([
  ['video_preview', ['extension']],
  ['pattern', ['fieldSeparator', 'targetSeparator']],
  ['extract_regex', ['regex', 'regexPattern']],
]);

/** The fields of a property type, in screen order. An unknown type has the same fields as `simple`. */
export function metadataFields(propertyType: string): MetadataField[] {
  const source: MetadataField[] = propertyType === 'null_value' ? [] : ['bynderMetadata'];
  const specific = FIELDS_BY_TYPE.get(propertyType) ?? [];
  return ['property_type', ...source, ...specific, 'attribute', 'locale', 'channel'];
}

/**
 * The types to choose from. The deprecated type, or a type unknown to the console, is included only if it is the
 * current type.
 */
export function offeredPropertyTypes(current: string): string[] {
  const offered = PROPERTY_TYPES.filter((type) => type !== 'product_id');
  return offered.some((type) => type === current) ? offered : [...offered, current];
}

/** Whether both fields of a metadata entry are empty. If so, the form opens its card automatically. */
export const isBlankMetadataConf = ({ bynderMetadata, attribute }: MetadataConf): boolean =>
  bynderMetadata === '' && attribute === '';

/** What a metadata entry's card shows while it is collapsed; `from` is null for a type without a source. */
export function metadataConfSummary(conf: MetadataConf): { from: string | null; to: string; propertyType: string } {
  const from = conf.property_type === 'null_value' ? null : conf.bynderMetadata;
  return { from, to: conf.attribute, propertyType: conf.property_type };
}
