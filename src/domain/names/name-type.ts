/** What a name holds, in words that all systems share. */
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

/** The words that the types of systems contain, the more special first. */
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

/** The type of a name, from what its system calls it; null if that is no known type. */
export function nameType(systemType: string | null): NameType | null {
  // The first part of a type only names the system.
  const type = systemType?.toLowerCase().replace(/^(?:pim|akeneo)_(?:catalog_)?/, '');
  return type === undefined ? null : (TYPES.find(([pattern]) => pattern.test(type))?.[1] ?? null);
}
