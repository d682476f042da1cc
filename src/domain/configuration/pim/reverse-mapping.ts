import * as z from 'zod/mini';
import { isRecord } from '@/lib/json';
import { factsOf, type CardSummary } from '../parts/card-summary';
import type { FieldErrors } from '../schema/field-errors';
import { flag, section, text, withoutDefaults } from '../schema/field-types';
import { named, anyNameOf, unless } from '../schema/named-fields';
import type { Path } from '../schema/path';
import { defaultOf, readAs } from '../schema/read-as';
import { readAt, setAt } from '../text/configuration-text';
import { keysOf } from '@/lib/typed-entries';

export const ASSOCIATION_PREFIX = 'association--';

const isAssociationCode = (code: unknown): boolean => typeof code === 'string' && code.startsWith(ASSOCIATION_PREFIX);

/** The nested format, which new entries have. */
export const nestedReverseMappingSchema = z.looseObject({
  name: text(),
  akeneoProductField: section(
    z.looseObject({
      attributeCode: named(
        text(),
        unless(({ attributeCode }) => isAssociationCode(attributeCode), anyNameOf('attribute')),
      ),
      locale: named(text(), anyNameOf('locale')),
      channel: named(text(), anyNameOf('channel')),
      labelLocale: named(text(), anyNameOf('locale')),
      referenceEntityAttribute: text(),
    }),
  ),
  bynderMediaField: section(z.looseObject({ fieldCode: named(text(), anyNameOf('metaproperty')) })),
  multipleValues: flag(),
  separator: text(','),
});

/** The flat format of older configurations. The form uses the keys of this format as field names for both formats. */
export const flatReverseMappingSchema = z.looseObject({
  akeneoAttributeCode: named(
    text(),
    unless(({ akeneoAttributeCode: code }) => isAssociationCode(code), anyNameOf('attribute')),
  ),
  akeneoLocale: named(text(), anyNameOf('locale')),
  akeneoChannel: named(text(), anyNameOf('channel')),
  akeneoLabelLocale: named(text(), anyNameOf('locale')),
  akeneoReferenceEntityAttribute: text(),
  multipleValues: flag(),
  separator: text(','),
  bynderFieldCode: named(text(), anyNameOf('metaproperty')),
});

export type NestedReverseMapping = z.output<typeof nestedReverseMappingSchema>;
export type ReverseMappingField = keyof (typeof flatReverseMappingSchema)['shape'];
/** The values of the fields, in the same shape for both formats. */
export type ReverseMappingValues = Pick<z.output<typeof flatReverseMappingSchema>, ReverseMappingField>;
export type ReverseMappingFormat = 'flat' | 'nested';

const NESTED_PATHS: Record<ReverseMappingField, readonly string[]> = {
  akeneoAttributeCode: ['akeneoProductField', 'attributeCode'],
  akeneoLocale: ['akeneoProductField', 'locale'],
  akeneoChannel: ['akeneoProductField', 'channel'],
  akeneoLabelLocale: ['akeneoProductField', 'labelLocale'],
  akeneoReferenceEntityAttribute: ['akeneoProductField', 'referenceEntityAttribute'],
  multipleValues: ['multipleValues'],
  separator: ['separator'],
  bynderFieldCode: ['bynderMediaField', 'fieldCode'],
};
export const REVERSE_MAPPING_FIELDS = keysOf(NESTED_PATHS);
export const isReverseMappingField = (name: string): name is ReverseMappingField => Object.hasOwn(NESTED_PATHS, name);

/**
 * The format of an entry. `flat` if the entry has at least one key that only the flat format has, and no section of the
 * nested format.
 */
export function reverseMappingFormat(entry: unknown): ReverseMappingFormat {
  if (!isRecord(entry) || isRecord(entry['akeneoProductField']) || isRecord(entry['bynderMediaField'])) return 'nested';
  const flatOnly = REVERSE_MAPPING_FIELDS.filter((field) => NESTED_PATHS[field].length > 1);
  return flatOnly.some((field) => Object.hasOwn(entry, field)) ? 'flat' : 'nested';
}

/** The path of a field inside an entry of this format. */
export const reverseMappingPath = (format: ReverseMappingFormat, field: ReverseMappingField): readonly string[] =>
  format === 'flat' ? [field] : NESTED_PATHS[field];

/** The field at a path inside an entry of either format; null if no field has this path. */
export function reverseMappingFieldAt(path: Path): ReverseMappingField | null {
  const text = path.join('.');
  return REVERSE_MAPPING_FIELDS.find((field) => field === text || NESTED_PATHS[field].join('.') === text) ?? null;
}

/** The values of an entry in either format. */
export function readReverseMapping(entry: unknown): ReverseMappingValues {
  if (reverseMappingFormat(entry) === 'flat') return readAs(flatReverseMappingSchema, entry);
  const { akeneoProductField, bynderMediaField, multipleValues, separator } = readAs(nestedReverseMappingSchema, entry);
  return {
    akeneoAttributeCode: akeneoProductField.attributeCode,
    akeneoLocale: akeneoProductField.locale,
    akeneoChannel: akeneoProductField.channel,
    akeneoLabelLocale: akeneoProductField.labelLocale,
    akeneoReferenceEntityAttribute: akeneoProductField.referenceEntityAttribute,
    multipleValues,
    separator,
    bynderFieldCode: bynderMediaField.fieldCode,
  };
}

/** A new entry in the nested format; `withReverseMappingName` sets its name at the first save. */
export const newReverseMapping = (): NestedReverseMapping => defaultOf(nestedReverseMappingSchema);

/** The text of an entry, with an empty name replaced by the attribute code. A missing name stays missing. */
export function withReverseMappingName(raw: string): string {
  if (readAt(raw, ['name']) !== '') return raw;
  return setAt(raw, ['name'], readReverseMapping(readAt(raw, [])).akeneoAttributeCode);
}

/** Checks that an entry has an attribute code and a field code. The errors are keyed by field name. */
export function validateReverseMapping(values: ReverseMappingValues): FieldErrors {
  const empty = (['akeneoAttributeCode', 'bynderFieldCode'] as const).filter((field) => values[field] === '');
  return Object.fromEntries(empty.map((field) => [field, 'required' as const]));
}

/** The schema of an entry in either format, used by the job's schema and by the entry editor. */
export const reverseMappingSchema = z
  .looseObject(withoutDefaults({ ...nestedReverseMappingSchema.shape, ...flatReverseMappingSchema.shape }))
  .check((context) => {
    const format = reverseMappingFormat(context.value);
    for (const field of Object.keys(validateReverseMapping(readReverseMapping(context.value))).filter(
      isReverseMappingField,
    )) {
      const path = [...reverseMappingPath(format, field)];
      context.issues.push({ code: 'custom', message: 'required', path, input: context.value });
    }
  });

/** Whether an entry reads an association instead of an attribute. */
export const isAssociation = ({ akeneoAttributeCode }: ReverseMappingValues): boolean =>
  isAssociationCode(akeneoAttributeCode);

/** Whether the key fields of an entry are empty. If so, the form opens its editor automatically. */
export const isBlankReverseMapping = (values: ReverseMappingValues): boolean =>
  values.akeneoAttributeCode === '' && values.bynderFieldCode === '';

export function reverseMappingSummary(values: ReverseMappingValues): CardSummary {
  const { akeneoAttributeCode: title, bynderFieldCode, akeneoLocale: locale, akeneoChannel: channel } = values;
  return { title, facts: factsOf({ bynderFieldCode, locale, channel }) };
}
