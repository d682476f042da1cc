import {
  isBlankReverseMapping,
  newReverseMapping,
  readReverseMapping,
  reverseMappingForm,
  reverseMappingPath,
  reverseMappingSchema,
  reverseMappingSummary,
  validateReverseMapping,
  withReverseMappingName,
  type ReverseMappingField,
} from '@/domain/configuration/pim/reverse-mapping';
import type { FieldErrors } from '@/domain/configuration/schema/field-errors';
import { formatPath } from '@/domain/configuration/schema/path';
import type { EntryKind } from '../kit/entry-kind';
import { ReverseMappingFields } from './reverse-mapping-fields';

/** Maps an attribute of a product back to a field of the asset. */
export const REVERSE_MAPPING: EntryKind = {
  name: 'reverseMapping',
  schema: reverseMappingSchema,
  create: newReverseMapping,
  isBlank: (entry) => isBlankReverseMapping(readReverseMapping(entry)),
  summary: (entry) => reverseMappingSummary(readReverseMapping(entry)),
  validate,
  finish: withReverseMappingName,
  Fields: ReverseMappingFields,
};

/** Errors, at the paths of the entry's form. */
function validate(entry: unknown): FieldErrors {
  const form = reverseMappingForm(entry);
  const errors = Object.entries(validateReverseMapping(readReverseMapping(entry)));
  return Object.fromEntries(
    errors.map(([field, error]) => [formatPath(reverseMappingPath(form, field as ReverseMappingField)), error]),
  );
}
