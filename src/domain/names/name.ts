import type { ConnectionType } from '../connection';

/** What a name in a configuration can be the name of, and the kind of connection whose system has it. */
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

/** The kind of connection that has the names of a kind. */
export const systemOf = (kind: NameKind): ConnectionType => SYSTEMS[kind];

/** Which names a field takes. */
export interface NameWish {
  kind: NameKind;
  /** The asset family, reference entity or metaproperty that they belong to; "" for names of the whole system. */
  within: string;
  /** Whether the field also takes other texts, so that an unknown one is no mistake. */
  isLoose?: true;
}

/** A name of a connected system, as lists of suggestions show it. */
export interface Name {
  code: string;
  /** By language of the interface; "" is the first label in another language. */
  labels: Readonly<Record<string, string>>;
  /** The type as the system calls it, such as `pim_catalog_text`; null if it has none. */
  type: string | null;
  byLocale?: true;
  byChannel?: true;
  /** The system has the name, but it is switched off, such as a locale. */
  isOff?: true;
}

/** The label in a language, else any label; null if there is none. */
export const labelOf = ({ labels }: Name, language: string): string | null => labels[language] ?? labels[''] ?? null;
