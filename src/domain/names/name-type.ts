/** The kind of value that an attribute or property holds, in the same words for all systems. */
export type NameType =
  | 'text'
  | 'longText'
  | 'option'
  | 'options'
  | 'number'
  | 'flag'
  | 'date'
  | 'price'
  | 'measure'
  | 'file'
  | 'entity'
  | 'assets'
  | 'identifier';

/**
 * Patterns for the systems' own types. The first pattern that matches counts, so special patterns come before general
 * patterns.
 */
const TYPES: readonly (readonly [RegExp, NameType])[] = [
  [/identifier/, 'identifier'],
  [/asset/, 'assets'],
  [/reference_?entity|_links?$/, 'entity'],
  [/multi(?!ple_links)|multiple_options/, 'options'],
  [/select|option|autocomplete/, 'option'],
  [/text_?area|longtext|html/, 'longText'],
  [/text|string/, 'text'],
  [/price/, 'price'],
  [/metric|measure/, 'measure'],
  [/number|integer|decimal/, 'number'],
  [/bool|flag|yes_?no/, 'flag'],
  [/date/, 'date'],
  [/image|file|media/, 'file'],
];

/** Converts the system's own type of an attribute or property to a `NameType`; null if the type is unknown. */
export function nameType(systemType: string | null): NameType | null {
  // The prefix only says which system it is.
  const type = systemType?.toLowerCase().replace(/^(?:pim|akeneo)_(?:catalog_)?/, '');
  return type === undefined ? null : (TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? null);
}
