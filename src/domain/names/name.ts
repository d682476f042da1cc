import type { ConnectionType } from '../connection';

/** The kinds of names in a configuration, each with the type of connection to a system that has such names. */
const SYSTEMS = {
  assetFamily: 'akeneo',
  assetAttribute: 'akeneo',
  referenceEntity: 'akeneo',
  recordAttribute: 'akeneo',
  attribute: 'akeneo',
  locale: 'akeneo',
  channel: 'akeneo',
  metaproperty: 'bynder',
  option: 'bynder',
  productMetafield: 'shopify',
  variantMetafield: 'shopify',
} as const satisfies Record<string, ConnectionType>;

export type NameKind = keyof typeof SYSTEMS;

/** The type of connection to a system that has names of this kind. */
export const systemOf = (kind: NameKind): ConnectionType => SYSTEMS[kind];

/** The names that a field accepts: all names of one kind, within an owner or in the whole system. */
export interface AcceptedNames {
  kind: NameKind;
  /** The asset family, reference entity or metaproperty that has the names; "" for names of the whole system. */
  within: string;
  /** Present if the field also accepts other texts, so that an unknown text is not a mistake. */
  isLoose?: true;
}

/** A name of a connected system, as lists of suggestions show it. */
export interface Name {
  code: string;
  /** The label in each language of the interface. The key "" has the first label in any other language. */
  labels: Readonly<Record<string, string>>;
  /** The system's own type, such as `pim_catalog_text`; null if the name has none. */
  type: string | null;
  byLocale?: true;
  byChannel?: true;
  /** Present if the system has switched the name off, as it can do with locales. */
  isOff?: true;
}

/** The label of a name in a language, or else in any other language; null if there is none. */
export const labelOf = ({ labels }: Name, language: string): string | null => labels[language] ?? labels[''] ?? null;
