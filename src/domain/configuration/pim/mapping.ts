import * as z from 'zod/mini';
import { factsOf, type CardSummary } from '../parts/card-summary';
import { conditions } from '../parts/filter';
import { flag, listOf, requiredText } from '../schema/field-types';
import { named, anyNameOf } from '../schema/named-fields';
import { mediaUrlSchema } from './media-url';
import { metadataConfSchema } from './metadata-conf';

const common = { ...conditions(), ...listOf('media_urls', mediaUrlSchema), ...listOf('metadata', metadataConfSchema) };

/** The schema of each kind of mapping. */
export const mappingSchemas = {
  asset: z.looseObject({ akeneo_asset_family: named(requiredText(), anyNameOf('assetFamily')), ...common }),
  record: z.looseObject({
    reference_entity: named(requiredText(), anyNameOf('referenceEntity')),
    code_metadata: named(requiredText(), anyNameOf('metaproperty')),
    allow_creation: flag(),
    ...common,
  }),
  category: z.looseObject({ code_metadata: named(requiredText(), anyNameOf('metaproperty')), ...common }),
};

export type MappingKind = keyof typeof mappingSchemas;
export type Mapping<K extends MappingKind = MappingKind> = z.output<(typeof mappingSchemas)[K]>;

const KEY_FIELDS = {
  asset: ['akeneo_asset_family'],
  record: ['reference_entity', 'code_metadata'],
  category: ['code_metadata'],
} as const satisfies Record<MappingKind, readonly string[]>;
export type MappingKeyField = (typeof KEY_FIELDS)[MappingKind][number];

/** The fields that identify a mapping; all are required. */
export const mappingKeyFields = (kind: MappingKind): readonly MappingKeyField[] => KEY_FIELDS[kind];

/** Whether the key fields of a mapping are empty. If so, the form opens its editor automatically. */
export const isBlankMapping = (kind: MappingKind, mapping: Mapping): boolean =>
  KEY_FIELDS[kind].every((key) => mapping[key] === '');

export function mappingSummary(kind: MappingKind, mapping: Mapping): CardSummary {
  const [titleKey] = KEY_FIELDS[kind];
  const { conditions, media_urls, metadata } = mapping;
  const code = kind === 'record' ? { code_metadata: String(mapping['code_metadata']) } : {};
  return { title: String(mapping[titleKey]), facts: factsOf({ ...code, conditions, media_urls, metadata }) };
}
